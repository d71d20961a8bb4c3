import { meantFor } from '@psifida/contract/content/on-glass';
import { isScheduled } from '@psifida/contract/content/schedule';
import type { KeptRelease } from '../sync/kept.ts';
import { type Failures, isLeftOut } from './failures.ts';
import type { Program } from './program.ts';

type Situation = {
  /** The display's own. */
  tags: readonly string[];
  /** The town's time, and whether it can be believed. */
  now: number;
  trusted: boolean;
  failures: Failures;
  /** The time by which failures are counted. */
  running: number;
};

/** What of a release is for this display and may be shown now; null when nothing may. Without a trusted clock that is what has no dates. */
export function whatNow(
  { manifest, side, number, hash }: KeptRelease,
  { tags, now, trusted, failures, running }: Situation,
): Program | null {
  const presentations = meantFor(manifest.presentations, tags).filter(
    ({ id, schedule }) =>
      !isLeftOut(failures, id, running) && (trusted ? isScheduled(schedule, now) : !schedule),
  );
  if (!presentations.length) return null;
  const key = [hash, side, ...presentations.map(({ id }) => id)].join(' ');
  return { key, manifest, presentations, side, release: { number, hash } };
}
