import { expect, test } from 'vitest';
import { addDays, instantOf, weekdayOf } from './athens-time.ts';
import { occurrencesOf, spanOf } from './occurrences.ts';
import { seeded } from './seeded.ts';

type Repeating = Parameters<typeof occurrencesOf>[0];
const event = (rest: Partial<Repeating> = {}): Repeating => ({
  begin: '2026-05-01T20:30',
  end: '2026-05-01T22:00',
  wholeDay: false,
  repeats: null,
  except: [],
  ...rest,
});
const repeats = (unit: 'day' | 'week' | 'month' | 'year', rest: object = {}) => ({
  every: 1,
  unit,
  weekdays: [],
  until: null,
  ...rest,
});
const begins = (of: Repeating, from: string, to: string) =>
  occurrencesOf(of, from, to).map(({ begin }) => begin);
const days = (of: Repeating, from: string, to: string) =>
  begins(of, from, to).map((begin) => begin.slice(0, 10));

test('R-EVENT-01 an event takes place once, or as often as it repeats until its last day', () => {
  expect(occurrencesOf(event(), '2026-01-01', '2027-01-01')).toEqual([
    { begin: '2026-05-01T20:30', end: '2026-05-01T22:00', wholeDay: false },
  ]);
  expect(days(event(), '2026-05-02', '2027-01-01')).toEqual([]);
  const fortnightly = event({
    repeats: repeats('week', { every: 2, weekdays: [1, 5], until: '2026-05-29' }),
  });
  expect(days(fortnightly, '2026-05-01', '2027-01-01')).toEqual([
    '2026-05-01',
    '2026-05-11',
    '2026-05-15',
    '2026-05-25',
    '2026-05-29',
  ]);
  expect(days({ ...fortnightly, except: ['2026-05-15'] }, '2026-05-12', '2026-05-26')).toEqual([
    '2026-05-25',
  ]);
});

test('R-EVENT-02 a month without a 31st and a year without a 29th of February are left out', () => {
  const end = null;
  expect(
    days(event({ begin: '2026-01-31T10:00', end, repeats: repeats('month') }), '2026-01-01', '2026-09-01'),
  ).toEqual(['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31', '2026-08-31']);
  const leap = event({ begin: '2024-02-29T10:00', end, repeats: repeats('year') });
  expect(days(leap, '2024-01-01', '2033-01-01')).toEqual(['2024-02-29', '2028-02-29', '2032-02-29']);
});

test('R-EVENT-02 it keeps its hour by the clock on the wall when clocks change, and is over by the instant', () => {
  const nightly = event({ begin: '2026-10-24T02:30', end: '2026-10-24T03:30', repeats: repeats('day') });
  const nights = occurrencesOf(nightly, '2026-10-24', '2026-10-27').map(spanOf);
  expect(nights.map(({ start, end }) => (end - start) / 3_600_000)).toEqual([1, 2, 1]);
  const missing = spanOf({ begin: '2026-03-29T03:15', end: '2026-03-29T03:45', wholeDay: false });
  expect(missing.end).toBeGreaterThan(missing.start);
  const day = { begin: '2026-10-25T00:00', end: null, wholeDay: true };
  expect((spanOf(day).end - spanOf(day).start) / 3_600_000).toBe(25);
});

test('R-EVENT-02 what began before goes on: over midnight, over days, and two hours where no end is said', () => {
  const late = event({ begin: '2026-05-01T23:00', end: '2026-05-02T02:00', repeats: repeats('week') });
  expect(begins(late, '2026-05-09', '2026-05-10')).toEqual(['2026-05-08T23:00']);
  const fair = event({ begin: '2026-05-01T00:00', end: '2026-05-10T00:00', wholeDay: true });
  expect(begins(fair, '2026-05-10', '2026-05-11')).toEqual(['2026-05-01T00:00']);
  expect(begins(fair, '2026-05-11', '2026-05-12')).toEqual([]);
  const open = event({ begin: '2026-05-01T23:30', end: null });
  expect(begins(open, '2026-05-02', '2026-05-03')).toEqual(['2026-05-01T23:30']);
  expect(begins(event({ begin: '2026-05-01T21:00', end: null }), '2026-05-02', '2026-05-03')).toEqual([]);
});

/** The days from the first on, step by step, as a person would count them on a calendar. */
function* counted({ begin, repeats: rule }: Repeating, until: string): Generator<string> {
  const first = begin.slice(0, 10);
  yield first;
  if (!rule) return;
  const [year = 0, month = 0, day = 0] = first.split('-').map(Number);
  const weekdays = rule.weekdays.length ? rule.weekdays : [weekdayOf(first)];
  for (let step = 0; step < 10_000; step += 1) {
    const away = step * rule.every;
    const monday = addDays(first, 1 - weekdayOf(first) + away * 7);
    const date = new Date(
      Date.UTC(
        rule.unit === 'year' ? year + away : year,
        month - 1 + (rule.unit === 'month' ? away : 0),
        day,
      ),
    );
    const dates =
      rule.unit === 'day'
        ? [addDays(first, away)]
        : rule.unit === 'week'
          ? [...weekdays].sort().map((weekday) => addDays(monday, weekday - 1))
          : date.getUTCDate() === day
            ? [date.toISOString().slice(0, 10)]
            : [];
    for (const found of dates) {
      if (found >= until || (rule.until && found > rule.until)) return;
      if (found > first) yield found;
    }
  }
}

const random = seeded('occurrences');
const below = (most: number) => Math.floor(random() * most);
const date = () => addDays('2015-12-20', below(20 * 366));
const minute = () => [below(24), below(60)].map((part) => String(part).padStart(2, '0')).join(':');
const maybe = <One>(make: () => One): One | null => (random() < 0.3 ? null : make());

function anyEvent(): Repeating {
  const first = date();
  return {
    begin: `${first}T${minute()}`,
    end: maybe(() => `${addDays(first, 1 + below(9))}T${minute()}`),
    wholeDay: random() < 0.3,
    repeats: maybe(() => ({
      every: 1 + below(13),
      unit: (['day', 'week', 'month', 'year'] as const)[below(4)] ?? 'day',
      weekdays: [1, 2, 3, 4, 5, 6, 7].filter(() => random() < 0.2),
      until: maybe(() => addDays(first, below(1_500))),
    })),
    except: Array.from({ length: below(5) }, () => addDays(first, below(60))),
  };
}

const daysBetween = (first: string, last: string) =>
  (Date.parse(last.slice(0, 10)) - Date.parse(first.slice(0, 10))) / 86_400_000;

test('R-EVENT-02 any event takes place on the days that counting from its first one gives', () => {
  for (let tried = 0; tried < 300; tried += 1) {
    const of = anyEvent();
    const from = date();
    const to = addDays(from, 1 + below(400));
    const isStill = (day: string) => {
      const end = of.end && addDays(day, daysBetween(of.begin, of.end)) + of.end.slice(10);
      const { end: over } = spanOf({ begin: day + of.begin.slice(10), end, wholeDay: of.wholeDay });
      return over > instantOf(`${from}T00:00`);
    };
    const expected = [...counted(of, to)].filter(
      (day) => day < to && !of.except.includes(day) && isStill(day),
    );
    expect(days(of, from, to), JSON.stringify({ of, from, to })).toEqual(expected);
  }
});
