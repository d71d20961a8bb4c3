import { expect, test } from 'vitest';
import { addDays, instantOf, wallMinute, wallTime } from './athens-time.ts';
import { unlimited as always, isScheduled, type Schedule, schedule } from './schedule.ts';

const at = (iso: string) => Date.parse(iso);

test.each([
  ['2026-01-15T12:00', 'first', '2026-01-15T10:00:00Z'],
  ['2026-07-15T13:00', 'first', '2026-07-15T10:00:00Z'],
  ['2026-10-25T03:30', 'first', '2026-10-25T00:30:00Z'],
  ['2026-10-25T03:30', 'second', '2026-10-25T01:30:00Z'],
  ['2026-03-29T03:30', 'first', '2026-03-29T01:30:00Z'],
] as const)('the town’s clock shows %s for the %s time at %s', (wall, coming, instant) => {
  expect(instantOf(wall, coming)).toBe(at(instant));
});

test('an hour that never comes counts on; every other minute of a year goes there and back', () => {
  expect(wallTime(instantOf('2026-03-29T03:30'))).toBe('2026-03-29T04:30:00');
  for (
    let instant = at('2026-01-01T00:07:00Z');
    instant < at('2027-01-01T00:00:00Z');
    instant += 3 * 3_600_000
  )
    expect([instantOf(wallMinute(instant)), instantOf(wallMinute(instant), 'second')]).toContain(instant);
});

const between = (from: string, until: string) => ({ hours: { from, until } });
const except = (shown: boolean, first: string, last = first) => ({ shown, first, last });

/** Shown or not, minute by minute, as runs of `+` and `-`. */
test.each<[string, Partial<Schedule> | null, string, string]>([
  ['no schedule is always', null, '2026-05-01T00:00', '+60'],
  ['an empty one is always', {}, '2026-05-01T00:00', '+60'],
  [
    'from and until are the first minute shown and the first minute not shown',
    { from: '2026-05-01T09:00', until: '2026-05-01T10:00' },
    '2026-05-01T05:50',
    '-10 +60 -10',
  ],
  ['weekdays are those of the town', { weekdays: [1] }, '2026-11-15T21:00', '-60 +1440 -60'],
  [
    'a window past midnight belongs to the day it begins on',
    { weekdays: [6], ...between('22:00', '02:00') },
    '2026-11-13T12:00',
    '-1920 +240 -720',
  ],
  [
    'and so does an exception',
    { ...between('22:00', '02:00'), exceptions: [except(false, '2026-10-28')] },
    '2026-10-27T20:00',
    '+240 -2640 +240',
  ],
  ['a window over the missing hour is shorter', between('02:00', '05:00'), '2026-03-29T00:00', '+120 -30'],
  [
    'a window inside it is shown right after it',
    between('03:15', '03:45'),
    '2026-03-29T01:00',
    '-15 +30 -15',
  ],
  ['a window over the double hour is longer', between('02:00', '05:00'), '2026-10-24T23:00', '+240 -60'],
  ['a window that ends in it comes once', between('01:00', '03:30'), '2026-10-24T22:00', '+210 -90'],
  ['an end in it is its second coming', { until: '2026-10-25T03:30' }, '2026-10-25T01:00', '+30 -30'],
])('%s', (_what, limits, from, runs) => {
  const minutes = runs.split(' ').reduce((sum, run) => sum + Number(run.slice(1)), 0);
  const shown = Array.from({ length: minutes }, (_, minute) =>
    isScheduled(limits && { ...always, ...limits }, at(`${from}:00Z`) + minute * 60_000) ? '+' : '-',
  );
  expect(shown.join('').replace(/(.)\1*/g, (run) => `${run[0]}${run.length} `)).toBe(`${runs} `);
});

const yearly = (first: string, last = first) => ({ yearly: [{ kind: 'date' as const, first, last }] });
const workdays = { weekdays: [1, 2, 3, 4, 5] };
const october = [except(true, '2026-10-01', '2026-10-31')];

test.each<[string, Partial<Schedule>, string, number, string]>([
  ['a feast comes every year', yearly('08-15'), '2026-01-01', 800, '2026-08-15 2027-08-15'],
  [
    'a range goes over New Year',
    yearly('12-24', '01-06'),
    '2026-12-01',
    60,
    Array.from({ length: 14 }, (_, day) => addDays('2026-12-24', day)).join(' '),
  ],
  [
    'weekdays limit it further',
    { ...yearly('12-24', '01-06'), weekdays: [7] },
    '2026-12-01',
    60,
    '2026-12-27 2027-01-03',
  ],
  ['the 29th of February comes in leap years', yearly('02-29'), '2026-01-01', 3000, '2028-02-29 2032-02-29'],
  ['a range to it ends with February', yearly('02-27', '02-29'), '2027-02-01', 60, '2027-02-27 2027-02-28'],
  [
    'Good Friday to Easter Monday moves with Easter',
    { yearly: [{ kind: 'easter', first: -2, last: 1 }] },
    '2026-04-09',
    387,
    '2026-04-10 2026-04-11 2026-04-12 2026-04-13 2027-04-30',
  ],
  [
    'exceptions come before weekdays',
    { ...workdays, exceptions: [except(false, '2026-10-28'), except(true, '2026-10-24')] },
    '2026-10-23',
    7,
    '2026-10-23 2026-10-24 2026-10-26 2026-10-27 2026-10-29',
  ],
  [
    'and stay within the ends of the schedule',
    { ...workdays, exceptions: october, from: '2026-10-30T00:00', until: '2026-10-31T00:00' },
    '2026-10-01',
    40,
    '2026-10-30',
  ],
])('%s', (_what, limits, first, days, expected) => {
  const shown = Array.from({ length: days }, (_, index) => addDays(first, index)).filter((date) =>
    isScheduled({ ...always, ...limits }, instantOf(`${date}T12:00`)),
  );
  expect(shown.join(' ')).toBe(expected);
});

test('a schedule that says nothing of days of the year and exceptions has none', () => {
  expect(schedule.parse({ from: null, until: null, weekdays: [], hours: null })).toEqual(always);
});

test.each([
  [{ yearly: [{ kind: 'date', first: '02-30', last: '03-01' }] }, ['yearly', 0, 'first']],
  [{ yearly: [{ kind: 'easter', first: -71, last: 0 }] }, ['yearly', 0, 'first']],
  [{ exceptions: [{ shown: true, first: '2027-02-29', last: '2027-03-01' }] }, ['exceptions', 0, 'first']],
  [{ from: '2026-05-01T10:00', until: '2026-05-01T10:00' }, ['until']],
  [{ from: '2026-02-30T10:00' }, ['from']],
  [{ from: 'tomorrow' }, ['from']],
  [{ weekdays: [8] }, ['weekdays', 0]],
  [{ hours: { from: '10:00', until: '10:00' } }, ['hours', 'until']],
  [{ hours: { from: '25:00', until: '10:00' } }, ['hours', 'from']],
])('%j is refused at its field', (change, path) => {
  expect(schedule.safeParse({ ...always, ...change }).error?.issues[0]?.path).toEqual(path);
});
