import type { Timed } from './on-glass.ts';
import { type Interval, intervalsBetween } from './schedule.ts';

/**
 * The times within a span at which none of these may be shown, in order. Whoever has nothing to show at all has one
 * gap: the whole span.
 */
export function gapsBetween(timed: readonly Timed[], span: Interval): Interval[] {
  const shown = timed
    .flatMap(({ schedule }) => intervalsBetween(schedule, span))
    .sort((one, other) => one.start - other.start);
  const gaps: Interval[] = [];
  let covered = span.start;
  for (const { start, end } of [...shown, { start: span.end, end: span.end }]) {
    if (start > covered) gaps.push({ start: covered, end: start });
    covered = Math.max(covered, end);
  }
  return gaps;
}
