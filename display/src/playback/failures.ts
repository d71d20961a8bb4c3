/** A presentation whose scene threw is left out for a while; after so many times in a row, for good. */
const strikes = 3;
export const leftOutMs = 30_000;

/** By presentation: how often in a row its scene threw, and until when it is left out. */
export type Failures = Readonly<Record<string, { count: number; until: number }>>;

export const noFailures: Failures = {};

export function failed(failures: Failures, presentation: string, now: number): Failures {
  const count = (failures[presentation]?.count ?? 0) + 1;
  const until = count >= strikes ? Number.POSITIVE_INFINITY : now + leftOutMs;
  return { ...failures, [presentation]: { count, until } };
}

/** It was shown to its end: what went wrong before was an accident. */
export function shownWhole(failures: Failures, presentation: string): Failures {
  if (!failures[presentation]) return failures;
  const { [presentation]: _forgiven, ...others } = failures;
  return others;
}

export const isLeftOut = (failures: Failures, presentation: string, now: number): boolean =>
  now < (failures[presentation]?.until ?? 0);
