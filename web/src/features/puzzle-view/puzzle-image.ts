import type { MediaAsset } from '@psifida/contract/content/media';

export type PuzzleImage = { entry: string; name: string; asset: MediaAsset };
