import type { MediaAsset } from '@psifida/contract/content/media';

/** A puzzle image that visitors see, as the puzzle view speaks of it. */
export type PuzzlePicture = { entry: string; name: string; asset: MediaAsset };
