import { describe, expect, test } from 'vitest';
import { instantOf, wallTime, weekdayOf } from './athens-time.ts';
import { isScheduled, type Schedule, schedule } from './schedule.ts';

const always: Schedule = { from: null, until: null, weekdays: [], hours: null };
const between = (from: string, until: string): Schedule => ({ ...always, hours: { from, until } });
const at = (iso: string) => Date.parse(iso);
/** Shown or not, minute by minute, as runs of `+` and `-`. */
const shown = (limits: Schedule, from: string, minutes: number) =>
  Array.from({ length: minutes }, (_, minute) =>
    isScheduled(limits, at(from) + minute * 60_000) ? '+' : '-',
  )
    .join('')
    .replace(/(.)\1*/g, (run) => `${run[0]}${run.length} `)
    .trim();

describe('the town’s clock', () => {
  test('is two hours ahead in winter and three in summer', () => {
    expect(wallTime(at('2026-01-15T10:00:00Z'))).toBe('2026-01-15T12:00:00');
    expect(wallTime(at('2026-07-15T10:00:00Z'))).toBe('2026-07-15T13:00:00');
  });

  test('an hour that comes twice has a first and a second instant, one hour apart', () => {
    expect(instantOf('2026-10-25T03:30', 'first')).toBe(at('2026-10-25T00:30:00Z'));
    expect(instantOf('2026-10-25T03:30', 'second')).toBe(at('2026-10-25T01:30:00Z'));
  });

  test('an hour that never comes counts on', () => {
    expect(instantOf('2026-03-29T03:30')).toBe(at('2026-03-29T01:30:00Z'));
    expect(wallTime(instantOf('2026-03-29T03:30'))).toBe('2026-03-29T04:30:00');
  });

  test('every other minute of a year goes there and back', () => {
    for (
      let instant = at('2026-01-01T00:07:00Z');
      instant < at('2027-01-01T00:00:00Z');
      instant += 3 * 3_600_000
    )
      expect([
        instantOf(wallTime(instant).slice(0, 16)),
        instantOf(wallTime(instant).slice(0, 16), 'second'),
      ]).toContain(instant);
  });

  test('Monday is 1 and Sunday is 7', () => {
    expect(weekdayOf('2026-11-16')).toBe(1);
    expect(weekdayOf('2026-11-15')).toBe(7);
  });
});

test('no schedule, or an empty one, is always', () => {
  expect(isScheduled(null, at('2026-05-01T00:00:00Z'))).toBe(true);
  expect(isScheduled(always, at('2026-05-01T00:00:00Z'))).toBe(true);
});

test('from and until are the first minute shown and the first minute not shown', () => {
  const limits = { ...always, from: '2026-05-01T09:00', until: '2026-05-01T10:00' };
  expect(shown(limits, '2026-05-01T05:50:00Z', 80)).toBe('-10 +60 -10');
});

test('weekdays are those of the town, not of Greenwich', () => {
  const mondays = { ...always, weekdays: [1] };
  expect(isScheduled(mondays, at('2026-11-15T21:59:00Z'))).toBe(false);
  expect(isScheduled(mondays, at('2026-11-15T22:00:00Z'))).toBe(true);
  expect(isScheduled(mondays, at('2026-11-16T22:00:00Z'))).toBe(false);
});

test('a window past midnight belongs to the day it begins on', () => {
  const saturdayNight = { ...always, weekdays: [6], hours: { from: '22:00', until: '02:00' } };
  expect(isScheduled(saturdayNight, at('2026-11-14T23:30:00Z'))).toBe(true); // Sunday 01:30
  expect(isScheduled(saturdayNight, at('2026-11-13T23:30:00Z'))).toBe(false); // Saturday 01:30
});

describe('on the day the clock goes forward', () => {
  test('a window over the missing hour is one hour shorter', () => {
    expect(shown(between('02:00', '05:00'), '2026-03-29T00:00:00Z', 150)).toBe('+120 -30');
  });

  test('a window inside the missing hour is shown right after it', () => {
    expect(shown(between('03:15', '03:45'), '2026-03-29T01:00:00Z', 60)).toBe('-15 +30 -15');
  });
});

describe('on the day the clock goes back', () => {
  test('a window over the double hour is one hour longer, without a gap', () => {
    expect(shown(between('02:00', '05:00'), '2026-10-24T23:00:00Z', 300)).toBe('+240 -60');
  });

  test('a window that ends inside the double hour does not come back a second time', () => {
    expect(shown(between('01:00', '03:30'), '2026-10-24T22:00:00Z', 300)).toBe('+210 -90');
  });

  test('an end inside the double hour is its second coming', () => {
    expect(isScheduled({ ...always, until: '2026-10-25T03:30' }, at('2026-10-25T01:29:00Z'))).toBe(true);
    expect(isScheduled({ ...always, until: '2026-10-25T03:30' }, at('2026-10-25T01:30:00Z'))).toBe(false);
  });
});

test.each([
  [{ from: '2026-05-01T10:00', until: '2026-05-01T10:00' }, ['until']],
  [{ from: '2026-02-30T10:00' }, ['from']],
  [{ from: 'tomorrow' }, ['from']],
  [{ weekdays: [8] }, ['weekdays', 0]],
  [{ hours: { from: '10:00', until: '10:00' } }, ['hours', 'until']],
  [{ hours: { from: '25:00', until: '10:00' } }, ['hours', 'from']],
])('%j is refused at its field', (change, path) => {
  expect(schedule.safeParse({ ...always, ...change }).error?.issues[0]?.path).toEqual(path);
});
