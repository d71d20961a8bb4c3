import type { HealthReport } from '@psifida/contract/content/display';

/** A release that was made, as far as it matters here. */
export type Issued = { number: number; hash: string; made_at: Date };

type Behind = {
  report: Pick<HealthReport, 'release' | 'hash'> | null;
  /** As the last report left it. */
  behind_since: Date | null;
  settled_at: Date;
  /** When it became due without being made. */
  opened_at: Date | null;
};

/**
 * Since when the glass has shown something else than the newest of the releases that it may show; null while it shows that.
 * Judged by content: an earlier release that was brought back is the same one on the glass.
 */
export function behindSince(
  { report, behind_since: known, settled_at: settled, opened_at: opened }: Behind,
  newestFirst: readonly Issued[],
): number | null {
  const [expected] = newestFirst;
  if (!expected || report?.hash === expected.hash) return null;
  if (known) return known.getTime();
  const firstMissed = newestFirst.findLast(({ number }) => number > (report?.release ?? 0)) ?? expected;
  return Math.max(settled.getTime(), opened?.getTime() ?? 0, firstMissed.made_at.getTime());
}
