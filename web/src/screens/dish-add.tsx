import { ItemAddPage } from '../features/library/item-page.tsx';
import { WithParts } from './parts.tsx';

export default function DishAdd() {
  return (
    <WithParts>
      <ItemAddPage kind="dish" />
    </WithParts>
  );
}
