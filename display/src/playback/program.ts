import type { Manifest, ReleasePresentation } from '@psifida/contract/content/release';

/** What is to be on the glass: a release, and those of its presentations that may be shown now. */
export type Program = {
  /** Two programs with the same key are the same scene. */
  key: string;
  manifest: Manifest;
  presentations: readonly ReleasePresentation[];
  /** The longest side in pixels that full-size pictures were chosen for. */
  side: number;
  /** Since when it is what is to be shown, by the trusted clock: the same on every display of a wall. */
  since: number;
  /** The release it is made of; null in a preview. */
  release: { number: number; hash: string } | null;
};
