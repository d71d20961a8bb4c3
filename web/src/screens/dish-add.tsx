import { ItemAddPage } from '../features/library/item-page.tsx';
import { ItemToolsProvider } from '../lib/item-tools.ts';
import { MediaPartsProvider } from '../lib/media-parts.tsx';
import { ItemTools } from './item-tools.tsx';
import { mediaParts } from './media-parts.ts';

export default function DishAdd() {
  return (
    <MediaPartsProvider parts={mediaParts}>
      <ItemToolsProvider value={ItemTools}>
        <ItemAddPage kind="dish" />
      </ItemToolsProvider>
    </MediaPartsProvider>
  );
}
