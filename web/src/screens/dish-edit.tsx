import type { ScreenProps } from '../app/lazy-screen.tsx';
import { ItemEditPage } from '../features/library/item-page.tsx';
import { MediaPartsProvider } from '../lib/media-parts.tsx';
import { mediaParts } from './media-parts.ts';

export default function DishEdit({ id }: ScreenProps) {
  return (
    <MediaPartsProvider parts={mediaParts}>
      <ItemEditPage kind="dish" id={id} />
    </MediaPartsProvider>
  );
}
