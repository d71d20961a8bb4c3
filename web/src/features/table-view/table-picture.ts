import type { MediaAsset } from '@psifida/contract/content/media';
import type { PictureWidth } from '@psifida/contract/content/table-view';

/** An image of the presentation, as the table view speaks of it. */
export type TablePicture = {
  entry: string;
  name: string;
  active: boolean;
  asset: MediaAsset | undefined;
  /** Null when it does not lie on the table. */
  width: PictureWidth | null;
};
