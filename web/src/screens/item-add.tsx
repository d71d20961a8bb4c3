import { ItemAddPage } from '../features/library/item-page.tsx';
import { WithParts } from './parts.tsx';
import type { ScreenProps } from './screen-props.ts';

export default function ItemAdd({ screen }: ScreenProps) {
  return (
    <WithParts>
      <ItemAddPage kind={screen === 'recipe-add' ? 'recipe' : 'dish'} />
    </WithParts>
  );
}
