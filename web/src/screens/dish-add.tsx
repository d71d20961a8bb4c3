import { ItemAddPage } from '../features/library/item-page.tsx';
import { MediaPartsProvider } from '../lib/media-parts.tsx';
import { mediaParts } from './media-parts.ts';

export default function DishAdd() {
  return (
    <MediaPartsProvider parts={mediaParts}>
      <ItemAddPage kind="dish" />
    </MediaPartsProvider>
  );
}
