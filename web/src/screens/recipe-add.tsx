import { ItemAddPage } from '../features/library/item-page.tsx';
import { WithParts } from './parts.tsx';

export default function RecipeAdd() {
  return (
    <WithParts>
      <ItemAddPage kind="recipe" />
    </WithParts>
  );
}
