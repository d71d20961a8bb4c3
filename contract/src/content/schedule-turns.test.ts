import { expect, test } from 'vitest';
import { instantOf } from './athens-time.ts';
import {
  type Interval,
  intervalsBetween,
  isScheduled,
  lastTurn,
  nextTurn,
  type Schedule,
  unlimited,
} from './schedule.ts';
import { seeded } from './seeded.ts';
import { easterOf } from './yearly-days.ts';

const minute = 60_000;
const now = instantOf('2026-11-16T12:00');
/** Every minute of days is looked at, on a machine that may have other things to do. */
const patience = 30_000;

/** A judge that knows nothing but the hands of the clock: right on every night on which nobody touches them. */
const hands = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Athens',
  dateStyle: 'short',
  timeStyle: 'short',
});
function naive({ from, until, weekdays, hours, yearly, exceptions }: Schedule, instant: number): boolean {
  const wall = hands.format(instant).replace(' ', 'T');
  if ((from && wall < from) || (until && wall >= until)) return false;
  const [date = '', time = ''] = wall.split('T');
  const before = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
  const counts = (day: string) => {
    const exception = exceptions.find(({ first, last }) => day >= first && day <= last);
    if (exception) return exception.shown;
    const at = Date.parse(day);
    const fits = yearly.some((days) => {
      if (days.kind === 'date') {
        const inside = [day.slice(5) >= days.first, day.slice(5) <= days.last];
        return days.first <= days.last ? inside.every(Boolean) : inside.some(Boolean);
      }
      const away = (at - Date.parse(easterOf(Number(day.slice(0, 4))))) / 86_400_000;
      return days.first <= away && away <= days.last;
    });
    return (!yearly.length || fits) && (!weekdays.length || weekdays.includes(new Date(at).getUTCDay() || 7));
  };
  if (!hours) return counts(date);
  if (hours.from < hours.until) return counts(date) && hours.from <= time && time < hours.until;
  return (counts(date) && time >= hours.from) || (counts(before) && time < hours.until);
}

const random = seeded('schedules');
const below = (most: number) => Math.floor(random() * most);
const oneOf = <One>(...all: One[]): One => all[below(all.length)] as One;
const time = () => `${String(below(24)).padStart(2, '0')}:${oneOf('00', '15', '30', '59')}`;

/** Anything that can be written down for two weeks around `middle`. */
function anySchedule(middle: string): Schedule {
  const date = () => new Date(Date.parse(middle) + (below(15) - 7) * 86_400_000).toISOString().slice(0, 10);
  const ends = [`${date()}T${time()}`, `${date()}T${time()}`].sort();
  const days = () => [date(), date()].sort() as [string, string];
  return {
    from: oneOf(null, null, ends[0] ?? null),
    until: oneOf(null, null, ends[1] ?? null),
    weekdays: oneOf([], [1, 2, 3, 4, 5], [6, 7], [below(7) + 1]),
    hours: oneOf(
      null,
      { from: time(), until: '12:45' },
      { from: time(), until: '03:20' },
      { from: '03:30', until: '03:10' },
    ),
    yearly: oneOf(
      [],
      [],
      [{ kind: 'date' as const, first: date().slice(5), last: date().slice(5) }],
      [{ kind: 'easter' as const, first: -7, last: below(8) }],
    ),
    exceptions: Array.from({ length: below(3) }, () => {
      const [first, last] = days();
      return { shown: oneOf(true, false), first, last };
    }),
  };
}

/** Turns by looking at every minute. */
function turnsWithin(limits: Schedule, { start, end }: Interval): number[] {
  const found: number[] = [];
  for (let at = start + minute, before = isScheduled(limits, start); at < end; at += minute) {
    const now = isScheduled(limits, at);
    if (now !== before) found.push(at);
    before = now;
  }
  return found;
}

test.each(['2026-04-12', '2026-06-10', '2026-12-31', '2028-02-29'])(
  'around %s every minute is judged as by the hands of the clock',
  (middle) => {
    const start = Date.parse(`${middle}T00:00:00Z`) - 6 * 86_400_000;
    for (let round = 0; round < 12; round += 1) {
      const limits = anySchedule(middle);
      for (let at = start; at < start + 12 * 86_400_000; at += 29 * minute)
        if (isScheduled(limits, at) !== naive(limits, at))
          expect.fail(`${JSON.stringify(limits)} at ${new Date(at).toISOString()}`);
    }
  },
  patience,
);

test.each(['2026-03-29', '2026-10-25', '2026-12-31', '2028-02-29'])(
  'around %s the next and the last turn, and the intervals, are those found minute by minute',
  (middle) => {
    const start = Date.parse(`${middle}T00:00:00Z`) - 2 * 86_400_000;
    const span = { start, end: start + 4 * 86_400_000 };
    for (let round = 0; round < 5; round += 1) {
      const limits = anySchedule(middle);
      const turns = turnsWithin(limits, span);
      const told = JSON.stringify(limits);
      const edges = [span.start, ...turns, span.end];
      const runs = edges.slice(1).map((end, index) => ({ start: edges[index] as number, end }));
      expect(intervalsBetween(limits, span), told).toEqual(
        runs.filter((run) => isScheduled(limits, run.start)),
      );
      for (let at = start; at < span.end; at += 97 * minute) {
        const [next, last] = [turns.find((turn) => turn > at), turns.findLast((turn) => turn <= at)];
        if (next) expect(nextTurn(limits, at), told).toBe(next);
        else expect(nextTurn(limits, at) ?? span.end, told).toBeGreaterThanOrEqual(span.end);
        if (last) expect(lastTurn(limits, at), told).toBe(last);
        else expect(lastTurn(limits, at) ?? span.start, told).toBeLessThanOrEqual(span.start);
      }
    }
  },
  patience,
);

test('a feast is years away, or was, and is found; what never comes again is not', () => {
  const leap: Schedule = { ...unlimited, yearly: [{ kind: 'date', first: '02-29', last: '02-29' }] };
  expect(nextTurn(leap, now)).toBe(instantOf('2028-02-29T00:00'));
  expect(lastTurn(leap, now)).toBe(instantOf('2024-03-01T00:00'));
  expect(nextTurn({ ...leap, until: '2027-01-01T00:00' }, now)).toBeNull();
  expect(lastTurn({ ...leap, from: '2025-01-01T00:00' }, now)).toBeNull();
  // A Sunday that is a 29th of February.
  expect(nextTurn({ ...leap, weekdays: [7] }, now)).toBe(instantOf('2032-02-29T00:00'));
});

test('hours that begin in the hour that never comes and end in the next: that day has none', () => {
  const limits = { ...unlimited, hours: { from: '03:30', until: '04:10' } };
  expect(nextTurn(limits, instantOf('2026-03-28T12:00'))).toBe(instantOf('2026-03-30T03:30'));
  expect(lastTurn(limits, instantOf('2026-03-29T12:00'))).toBe(instantOf('2026-03-28T04:10'));
});

const excepted = (shown: boolean, first: string, last: string): Schedule => ({
  ...unlimited,
  exceptions: [{ shown, first, last }],
});

test('what comes in fifty years is found; an exception in the year 9999 is never, and nobody waits for it', () => {
  for (const never of [
    excepted(false, '9999-12-01', '9999-12-31'),
    excepted(false, '0000-01-01', '0001-01-01'),
    excepted(true, '0000-01-01', '9999-12-31'),
    { ...unlimited, from: '9999-12-31T00:00' },
  ])
    expect([nextTurn(never, now), lastTurn(never, now)]).toEqual([null, null]);
  const planned = { ...excepted(false, '2060-05-03', '2060-05-09'), weekdays: [7] };
  expect(lastTurn(planned, instantOf('2060-05-15T12:00'))).toBe(instantOf('2060-05-03T00:00'));
  expect(nextTurn({ ...unlimited, from: '2077-06-01T00:00' }, now)).toBe(instantOf('2077-06-01T00:00'));
  expect(nextTurn(excepted(false, '2026-01-01', '2089-12-31'), now)).toBe(instantOf('2090-01-01T00:00'));
});

type Days = { kind: 'date'; shown: boolean; first: string; last: string };
test.each<[string, Omit<Days, 'kind'>, (days: Days) => Partial<Schedule>]>([
  ['a whole year', { shown: true, first: '01-01', last: '12-31' }, (days) => ({ yearly: [days] })],
  [
    'the summers',
    { shown: true, first: '06-01', last: '08-31' },
    (days) => ({ yearly: [days], weekdays: [6, 7] }),
  ],
  [
    'an exception at the end of the century',
    { shown: false, first: '2099-12-01', last: '2099-12-31' },
    (days) => ({ exceptions: [days] }),
  ],
  [
    'an exception in the year 9999',
    { shown: true, first: '9999-12-01', last: '9999-12-31' },
    (days) => ({ weekdays: [1], exceptions: [days] }),
  ],
])('%s is asked about every five seconds for an hour, and few days are looked at', (_what, days, limit) => {
  let looked = 0;
  const counted: Days = {
    ...days,
    kind: 'date',
    get first() {
      looked += 1;
      return days.first;
    },
  };
  const limits = { ...unlimited, ...limit(counted) };
  for (let at = 0; at < 3_600_000; at += 5_000)
    for (const turn of [nextTurn, lastTurn]) turn(limits, now + at);
  // Twice 720 questions, and for each some days around it.
  expect(looked).toBeLessThan(20_000);
});
