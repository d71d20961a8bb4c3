import type { ScreenProps } from '../app/lazy-screen.tsx';
import { ItemEditPage } from '../features/library/item-page.tsx';
import { ItemToolsProvider } from '../lib/item-tools.ts';
import { MediaPartsProvider } from '../lib/media-parts.tsx';
import { useSession } from '../lib/session.ts';
import { ReadOnly } from '../ui/read-only.ts';
import { ItemTools } from './item-tools.tsx';
import { mediaParts } from './media-parts.ts';

export default function RecipeEdit({ id }: ScreenProps) {
  const mayEdit = useSession().may('edit');
  return (
    <MediaPartsProvider parts={mediaParts}>
      <ItemToolsProvider value={ItemTools}>
        <ReadOnly value={!mayEdit}>
          <ItemEditPage kind="recipe" id={id} />
        </ReadOnly>
      </ItemToolsProvider>
    </MediaPartsProvider>
  );
}
