import type { OwnDisplay } from '@psifida/contract/content/display';
import type { ReleaseNews } from '@psifida/contract/content/release';
import type { KeptRelease } from '../sync/kept.ts';

/** What this device is, and what it has. */
export type DeviceState =
  | { phase: 'starting' }
  /** Staff have not taken it in. Without a server there is no code to show. */
  | { phase: 'unpaired'; code: string | null }
  | Paired;

export type Paired = {
  phase: 'paired';
  token: string;
  /** As the server last said it; null until it has said it once. */
  own: OwnDisplay | null;
  /** Whole and on this device. */
  release: KeptRelease | null;
  news: ReleaseNews;
};
