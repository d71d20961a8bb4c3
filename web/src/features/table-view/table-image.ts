import type { MediaAsset } from '@psifida/contract/content/media';
import type { ImageWidth } from '@psifida/contract/content/table-view';

export type TableImage = {
  entry: string;
  name: string;
  active: boolean;
  asset: MediaAsset | undefined;
  /** Null when it does not lie on the table. */
  width: ImageWidth | null;
};
