import { ItemEditPage } from '../features/library/item-page.tsx';
import { useSession } from '../lib/session.ts';
import { ReadOnly } from '../ui/read-only.ts';
import { WithParts } from './parts.tsx';
import type { ScreenProps } from './screen-props.ts';

export default function ItemEdit({ screen, id }: ScreenProps) {
  const mayEdit = useSession().may('edit');
  return (
    <WithParts>
      <ReadOnly value={!mayEdit}>
        <ItemEditPage kind={screen === 'recipe-edit' ? 'recipe' : 'dish'} id={id} />
      </ReadOnly>
    </WithParts>
  );
}
