import type { SystemId } from '@psifida/contract/registry/systems';

export type OnGlass = {
  release: { number: number; hash: string } | null;
  system: SystemId | null;
  showing: { presentation: string; entry: string | null } | null;
  /** Null while the standby image is there. */
  lastShow: number | null;
  visiting: boolean;
  /** Hash of the newest complete release; during a visit it may have to wait. */
  newest: string | null;
  longestVideoMs: number;
};

export const nothingOnGlass: OnGlass = {
  release: null,
  system: null,
  showing: null,
  lastShow: null,
  visiting: false,
  newest: null,
  longestVideoMs: 0,
};
