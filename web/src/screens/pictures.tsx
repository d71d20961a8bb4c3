import type { ReactNode } from 'react';
import { MediaPicture } from '../features/media/picture/media-picture.tsx';
import { useAssets } from '../features/media/picture/use-assets.ts';
import { type PictureParts, PicturesProvider } from '../lib/parts.tsx';

const pictures: PictureParts = { useAssets, Picture: MediaPicture };

/** Around a list: what only an editor opens, and all that comes with it, is not waited for. */
export function WithPictures({ children }: { children: ReactNode }) {
  return <PicturesProvider value={pictures}>{children}</PicturesProvider>;
}
