import type { OwnDisplay } from '@psifida/contract/content/display';
import { meantFor } from '@psifida/contract/content/on-glass';
import { isScheduled } from '@psifida/contract/content/schedule';
import type { KeptRelease } from '../sync/kept.ts';
import { type Failures, isLeftOut } from './failures.ts';
import type { Program } from './program.ts';

/**
 * Since when a release is what is to be shown, the same on every display of a wall: since it was made, or later where
 * another display had it first. A server of an earlier build does not say so.
 */
export function dueSince(
  { hash, madeAt }: Pick<KeptRelease, 'hash' | 'madeAt'>,
  own: Pick<OwnDisplay, 'expected'> | null,
): number {
  const since = own?.expected?.hash === hash ? own.expected.since : undefined;
  return Math.max(Date.parse(madeAt), Date.parse(since ?? madeAt));
}

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
): Omit<Program, 'since'> | null {
  const presentations = meantFor(manifest.presentations, tags).filter(
    ({ id, schedule }) =>
      !isLeftOut(failures, id, running) && (trusted ? isScheduled(schedule, now) : !schedule),
  );
  if (!presentations.length) return null;
  const key = [hash, side, ...presentations.map(({ id }) => id)].join(' ');
  return { key, manifest, presentations, side, release: { number, hash } };
}
