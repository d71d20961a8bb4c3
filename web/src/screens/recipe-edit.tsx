import { ItemEditPage } from '../features/library/item-page.tsx';
import { MediaPartsProvider } from '../lib/media-parts.tsx';
import { useSession } from '../lib/session.ts';
import { ReadOnly } from '../ui/read-only.ts';
import { mediaParts } from './media-parts.ts';
import type { ScreenProps } from './screen-props.ts';

export default function RecipeEdit({ id }: ScreenProps) {
  const mayEdit = useSession().may('edit');
  return (
    <MediaPartsProvider parts={mediaParts}>
      <ReadOnly value={!mayEdit}>
        <ItemEditPage kind="recipe" id={id} />
      </ReadOnly>
    </MediaPartsProvider>
  );
}
