import { accessToldAfterVisits, type Counted, type HourCount } from '@psifida/contract/content/visits';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Clock } from '../clock.ts';

/** The number of the visit and the entry never leave this page. */
export type VisitorAction = {
  visit: number;
  system: SystemId;
  what: Counted;
  presentation: string | null;
  entry: string | null;
};

const hourMs = 60 * 60_000;
const waitingAtMost = 5_000;
/** Time for the last touch of an hour to come in. */
const overAfterMs = 1_000;

type Sum = Omit<HourCount, 'hour'>;
const keyOf = (hour: number, { system, what, presentation }: Omit<Sum, 'times'>): string =>
  `${hour} ${system} ${what} ${presentation}`;

/** Each thing once in a visit, in whole hours. Nothing else is remembered of anybody. */
export function createVisitCounter(clock: Pick<Clock, 'now' | 'running' | 'isTrusted'>) {
  let wanted = false;
  const sums = new Map<string, HourCount>();
  let current: { visit: number; done: Set<string> } = { visit: 0, done: new Set() };
  /** By monotonic time, stamped once the clock is trusted. */
  let unstamped: { running: number; sum: Sum }[] = [];
  /** See `accessToldAfterVisits`: what is held back is lost with the page, rather than told of one person. */
  let held = { visits: 0, access: 0 };

  const forget = () => {
    sums.clear();
    [current, unstamped, held] = [{ visit: 0, done: new Set() }, [], { visits: 0, access: 0 }];
  };
  const add = (instant: number, sum: Sum): void => {
    const hour = Math.floor(instant / hourMs) * hourMs;
    const key = keyOf(hour, sum);
    const times = (sums.get(key)?.times ?? 0) + sum.times;
    sums.set(key, { ...sum, times, hour: new Date(hour).toISOString() });
  };
  const stamp = (): void => {
    if (!clock.isTrusted()) return;
    for (const { running, sum } of unstamped) add(clock.now() - (clock.running() - running), sum);
    unstamped = [];
  };
  const enter = (sum: Sum): void => {
    unstamped = [...unstamped, { running: clock.running(), sum }].slice(-waitingAtMost);
    stamp();
  };
  const isOver = ({ hour }: HourCount): boolean => clock.now() >= Date.parse(hour) + hourMs + overAfterMs;
  const waiting = (): HourCount[] => {
    stamp();
    return [...sums.values()];
  };

  return {
    count: ({ visit, system, what, presentation, entry }: VisitorAction): void => {
      if (!wanted) return;
      if (current.visit !== visit) current = { visit, done: new Set() };
      const key = `${what} ${presentation} ${entry}`;
      if (current.done.has(key)) return;
      current.done.add(key);
      if (what === 'access') held.access += 1;
      else enter({ system, what, presentation, times: 1 });
      if (what !== 'visit') return;
      held.visits += 1;
      if (held.visits < accessToldAfterVisits) return;
      if (held.access) enter({ system, what: 'access', presentation: null, times: held.access });
      held = { visits: 0, access: 0 };
    },
    /** Without consent, what was counted and not delivered is forgotten. */
    want: (wants: boolean): void => {
      wanted = wants;
      if (!wants) forget();
    },
    isWanted: () => wanted,
    /** What the page before had counted; its last hour may go on. */
    resume: (kept: readonly HourCount[]): HourCount[] => {
      if (wanted) for (const { hour, ...sum } of kept) add(Date.parse(hour), sum);
      return [];
    },
    waiting,
    take: (): HourCount[] => {
      const over = clock.isTrusted() ? waiting().filter(isOver) : [];
      for (const one of over) sums.delete(keyOf(Date.parse(one.hour), one));
      return over;
    },
  };
}
export type VisitCounter = ReturnType<typeof createVisitCounter>;
