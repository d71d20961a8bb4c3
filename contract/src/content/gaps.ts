import { meantFor, type Timed } from './on-glass.ts';
import { type Interval, isScheduled, nextTurn } from './schedule.ts';

const never = Number.POSITIVE_INFINITY;

const turnsOf = (timed: readonly Timed[], instant: number): number[] =>
  timed.map(({ schedule }) => nextTurn(schedule, instant) ?? never);

const dueNow = (timed: readonly Timed[], instant: number): Timed[] =>
  timed.filter(({ schedule }) => isScheduled(schedule, instant));

/** The rest of the gap at `instant`, endless when nothing ever follows; null while something is due. */
const gapFrom = (timed: readonly Timed[], instant: number): Interval | null =>
  dueNow(timed, instant).length ? null : { start: instant, end: Math.min(never, ...turnsOf(timed, instant)) };

/** Lazy generator of gaps; null is a time in which something is due. */
function* walk(timed: readonly Timed[], { start, end }: Interval): Generator<Interval | null> {
  for (let at = start; at < end; ) {
    const gap = gapFrom(timed, at);
    yield gap;
    // All that is due now has ended by then; what has begun meanwhile is met in the next step.
    at = gap ? gap.end : Math.max(...turnsOf(dueNow(timed, at), at));
  }
}

/** A system without displays is judged as if it had one without tags. */
export type TagSets = readonly (readonly string[])[];

/** Of many sets of tags, one for each choice that they make: most displays are shown the same. */
function choicesOf(timed: readonly Timed[], tagSets: TagSets): TagSets {
  const byChoice = new Map<string, readonly string[]>();
  for (const tags of tagSets.length ? tagSets : [[]])
    byChoice.set(
      meantFor(timed, tags)
        .map(({ id, tags: wanted }) => `${id} ${wanted}`)
        .join(),
      tags,
    );
  return [...byChoice.values()];
}

/** In order, and those that touch as one. */
function joined(gaps: Interval[]): Interval[] {
  const found: Interval[] = [];
  for (const gap of [...gaps].sort((one, other) => one.start - other.start)) {
    const before = found.at(-1);
    if (before && gap.start <= before.end) before.end = Math.max(before.end, gap.end);
    else found.push({ ...gap });
  }
  return found;
}

/** Times within a span at which none may be shown, in order; with tags, on one kind of display at least. */
export const gapsBetween = (timed: readonly Timed[], span: Interval, tagSets: TagSets = []): Interval[] =>
  joined(
    choicesOf(timed, tagSets)
      .flatMap((tags) => [...walk(meantFor(timed, tags), span)])
      .filter((gap) => gap !== null)
      .map(({ start, end }) => ({ start, end: Math.min(end, span.end) })),
  );

/** As far as anybody plans; and of what turns every day, as far as can be looked while somebody waits. */
const lookAheadMs = 400 * 24 * 3_600_000;
const stepsAtMost = 150;
export const gapsNamedAtMost = 5;

/** The first gaps that a change makes, and whether there are more. One that has no end ends at null. */
type GapsMade = { gaps: { start: number; end: number | null }[]; more: boolean };

type Change = {
  before: readonly Timed[];
  after: readonly Timed[];
  /** Of the displays that are there. */
  tagSets?: TagSets;
};

/** Gaps that a change makes or lengthens on one kind of display at least; those there before are left out. */
export function gapsMade({ before, after, tagSets = [] }: Change, now: number): GapsMade {
  const all = choicesOf([...before, ...after], tagSets).flatMap((tags) =>
    gapsMadeFor({ before: meantFor(before, tags), after: meantFor(after, tags) }, now),
  );
  const gaps = joined(all).map(({ start, end }) => ({ start, end: end === never ? null : end }));
  return { gaps: gaps.slice(0, gapsNamedAtMost), more: gaps.length > gapsNamedAtMost };
}

/** As many as are named, and one that says that there are more. */
function gapsMadeFor({ before, after }: Pick<Change, 'before' | 'after'>, now: number): Interval[] {
  const gaps: Interval[] = [];
  let steps = 0;
  for (const gap of walk(after, { start: now, end: now + lookAheadMs })) {
    steps += 1;
    if (steps > stepsAtMost || gaps.length > gapsNamedAtMost) break;
    if (gap && (gapFrom(before, gap.start)?.end ?? 0) < gap.end) gaps.push(gap);
  }
  return gaps;
}
