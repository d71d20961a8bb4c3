import { isScheduled, lastTurn, nextTurn, type Schedule } from './schedule.ts';
import { isAwake, type ScreenPlan } from './screen-plan.ts';
import { isMeantFor } from './tags.ts';

/** A presentation of a release, as far as its time is concerned, and for which displays it is. */
export type Timed = { id: string; schedule: Schedule | null; tags?: readonly string[] };

/** What of a release concerns a display with these tags: of that alone it is asked what is due. */
export const meantFor = <One extends { tags?: readonly string[] }>(
  presentations: readonly One[],
  has: readonly string[],
): One[] => presentations.filter(({ tags = [] }) => isMeantFor(tags, has));

/** What a release has to show at an instant, since when and until when that is so, and what follows. */
type Due = {
  presentations: string[];
  since: number | null;
  until: number | null;
  /** What is due once `until` has come; empty when nothing is. */
  next: string[];
};

const idsDue = (timed: readonly Timed[], instant: number): string[] =>
  timed.filter(({ schedule }) => isScheduled(schedule, instant)).map(({ id }) => id);

const known = (instants: readonly (number | null)[]): number[] =>
  instants.filter((instant) => instant !== null);

/** What is due, by the player's own `isScheduled`; with nothing due, `until` says when something comes, null never. */
export function dueAt(timed: readonly Timed[], instant: number): Due {
  const turns = known(timed.map(({ schedule }) => nextTurn(schedule, instant)));
  const past = known(timed.map(({ schedule }) => lastTurn(schedule, instant)));
  const until = turns.length ? Math.min(...turns) : null;
  return {
    presentations: idsDue(timed, instant),
    since: past.length ? Math.max(...past) : null,
    until,
    next: until === null ? [] : idsDue(timed, until),
  };
}

/** What is due on a display with these tags and would not be after a change; `until`: when it comes back. */
export function leavingAt(
  { before, after, tags }: Record<'before' | 'after', readonly Timed[]> & { tags: readonly string[] },
  instant: number,
): { id: string; until: number | null }[] {
  const later = meantFor(after, tags);
  const stays = new Set(idsDue(later, instant));
  return idsDue(meantFor(before, tags), instant)
    .filter((id) => !stays.has(id))
    .map((id) => ({ id, until: nextTurn(later.find((one) => one.id === id)?.schedule ?? null, instant) }));
}

/** In words first: what can be said of a display. */
export const glassStates = [
  'shows',
  'asleep',
  'waits',
  'nothing-due',
  'behind',
  'fetching',
  'silent',
  'new',
] as const;
type GlassState = (typeof glassStates)[number];

/** Colour second: all is well, somebody may want to look, somebody has to act. */
export type Colour = 'green' | 'amber' | 'red';

/** Silent or behind for so long, it wants a look; for so long, somebody has to act. */
export const amberAfterMs = 2 * 60_000;
export const redAfterMs = 5 * 60_000;

/** Tolerance: a display checks its program every 10 seconds and reports every 15. */
const graceMs = 40_000;

export type GlassFacts = {
  pairedAt: number;
  /** When it last reported; null before its first report. */
  seenAt: number | null;
  /** Since when it has shown another release than expected; null while it shows that one. */
  behindSince: number | null;
  /** Since when it has shown nothing, or something else than is due, of that release; null while it shows that. */
  darkSince: number | null;
  /** Of the last report. */
  hasRelease: boolean;
  showing: string | null;
  /** Of the last report: a visitor is here, and the newer release comes when they have gone. */
  waiting: boolean;
  /** Its screen is off by its plan. */
  asleep: boolean;
};

/** What its system's newest release may show, and what of it is due now. */
export type Expected = { timed: readonly Timed[]; due: Due };

export type Judgement = { glass: GlassState; state: Colour; since: number };

const byAge = (since: number, now: number): Colour => (now - since >= redAfterMs ? 'red' : 'amber');

/** Whether its screen is off by plan, or was a moment ago: what has just woken up may still be unsaid. */
export const isAsleep = (plan: ScreenPlan | null, now: number): boolean =>
  !isAwake(plan, now) || !isAwake(plan, now - graceMs);

/** How a display stands, and since when. Green only while what is due is on its glass, or its screen is off by plan. */
export function judgeGlass(facts: GlassFacts, { timed, due }: Expected, now: number): Judgement {
  const { seenAt, pairedAt, behindSince, darkSince } = facts;
  const judged = (glass: GlassState, since: number): Judgement => ({
    glass,
    state: byAge(since, now),
    since,
  });
  if (seenAt === null) return judged('new', pairedAt);
  // In trouble since the first of its troubles.
  if (now - seenAt >= amberAfterMs) return judged('silent', Math.min(seenAt, behindSince ?? seenAt));
  if (behindSince !== null) {
    // What it shows is right until the visitor leaves: nobody has to do anything.
    if (facts.waiting) return { glass: 'waits', state: 'amber', since: behindSince };
    return judged(facts.hasRelease ? 'behind' : 'fetching', behindSince);
  }
  if (facts.asleep) return { glass: 'asleep', state: 'green', since: seenAt };
  if (!due.presentations.length)
    return { glass: 'nothing-due', state: 'amber', since: due.since ?? pairedAt };
  if (isOnGlass({ showing: facts.showing, seenAt }, { timed, due }))
    return { glass: 'shows', state: 'green', since: seenAt };
  return judged('behind', darkSince ?? seenAt);
}

/** Whether what a display said it shows is due, or was when it said so, or a moment before. */
export function isOnGlass(
  { showing, seenAt }: { showing: string | null; seenAt: number },
  { timed, due }: Expected,
): boolean {
  if (showing !== null && due.presentations.includes(showing)) return true;
  const lately = seenAt - graceMs;
  if (due.since !== null && due.since > lately) return true;
  const shown = timed.find(({ id }) => id === showing);
  return !!shown && [seenAt, lately].some((instant) => isScheduled(shown.schedule, instant));
}
