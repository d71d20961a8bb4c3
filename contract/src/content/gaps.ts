import type { Timed } from './on-glass.ts';
import { type Interval, isScheduled, nextTurn } from './schedule.ts';

const never = Number.POSITIVE_INFINITY;

const turnsOf = (timed: readonly Timed[], instant: number): number[] =>
  timed.map(({ schedule }) => nextTurn(schedule, instant) ?? never);

const dueNow = (timed: readonly Timed[], instant: number): Timed[] =>
  timed.filter(({ schedule }) => isScheduled(schedule, instant));

/** What is left of the gap that `instant` lies in, without an end when nothing ever comes; null while something is due. */
const gapFrom = (timed: readonly Timed[], instant: number): Interval | null =>
  dueNow(timed, instant).length ? null : { start: instant, end: Math.min(never, ...turnsOf(timed, instant)) };

/** From gap to gap, one step at a time: whoever has heard enough stops. Null is a time in which something is due. */
function* walk(timed: readonly Timed[], { start, end }: Interval): Generator<Interval | null> {
  for (let at = start; at < end; ) {
    const gap = gapFrom(timed, at);
    yield gap;
    // All that is due now has ended by then; what has begun meanwhile is met in the next step.
    at = gap ? gap.end : Math.max(...turnsOf(dueNow(timed, at), at));
  }
}

/**
 * The times within a span at which none of these may be shown, in order. Whoever has nothing to show at all has one
 * gap: the whole span.
 */
export const gapsBetween = (timed: readonly Timed[], span: Interval): Interval[] =>
  [...walk(timed, span)]
    .filter((gap) => gap !== null)
    .map(({ start, end }) => ({ start, end: Math.min(end, span.end) }));

/** As far as anybody plans; and of what turns every day, as far as can be looked while somebody waits. */
const lookAheadMs = 400 * 24 * 3_600_000;
const stepsAtMost = 150;
/** As many as anybody reads. */
export const gapsNamedAtMost = 5;

/** The first gaps that a change makes, and whether there are more. One that has no end ends at null. */
export type GapsMade = { gaps: { start: number; end: number | null }[]; more: boolean };

/**
 * The gaps that a change makes or lengthens. Those that were there before, every night say, are no news to whoever
 * saves something else.
 */
export function gapsMade(before: readonly Timed[], after: readonly Timed[], now: number): GapsMade {
  const gaps: GapsMade['gaps'] = [];
  let steps = 0;
  for (const gap of walk(after, { start: now, end: now + lookAheadMs })) {
    steps += 1;
    if (steps > stepsAtMost) break;
    if (!gap || (gapFrom(before, gap.start)?.end ?? 0) >= gap.end) continue;
    if (gaps.length === gapsNamedAtMost) return { gaps, more: true };
    gaps.push({ start: gap.start, end: gap.end === never ? null : gap.end });
  }
  return { gaps, more: false };
}
