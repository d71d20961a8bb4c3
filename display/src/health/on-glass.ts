import type { SystemId } from '@psifida/contract/registry/systems';

/** What is on the glass, as the stage says it. */
export type OnGlass = {
  release: { number: number; hash: string } | null;
  /** Whose release it is. */
  system: SystemId | null;
  showing: { presentation: string; entry: string | null } | null;
  /** When something new was last shown; null while the calm picture is there. */
  lastShow: number | null;
  visiting: boolean;
  /** The hash of the newest release that is wholly there; while somebody is here it may have to wait. */
  newest: string | null;
  longestFilmMs: number;
};

export const nothingOnGlass: OnGlass = {
  release: null,
  system: null,
  showing: null,
  lastShow: null,
  visiting: false,
  newest: null,
  longestFilmMs: 0,
};
