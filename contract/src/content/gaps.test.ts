import { expect, test } from 'vitest';
import { gapsBetween } from './gaps.ts';
import type { Timed } from './on-glass.ts';
import { type Interval, isScheduled, type Schedule, unlimited } from './schedule.ts';

const at = (iso: string) => Date.parse(iso);
const timed = (id: string, given: Partial<Schedule> | null): Timed => ({
  id,
  schedule: given && { ...unlimited, ...given },
});
const span = (start: string, end: string): Interval => ({ start: at(start), end: at(end) });
const week = span('2026-10-18T21:00:00Z', '2026-10-25T22:00:00Z');

test('where something is always shown there is no gap', () => {
  expect(
    gapsBetween([timed('always', null), timed('night', { hours: { from: '22:00', until: '02:00' } })], week),
  ).toEqual([]);
});

test('nothing to show is one gap, as long as the span', () => {
  expect(gapsBetween([], week)).toEqual([week]);
  expect(gapsBetween([timed('june', { from: '2027-06-01T00:00' })], week)).toEqual([week]);
});

test('what meets without a minute between leaves no gap, what does not leaves its minutes', () => {
  const day = timed('day', { hours: { from: '08:00', until: '20:00' } });
  const night = timed('night', { hours: { from: '20:00', until: '08:00' } });
  expect(gapsBetween([day, night], week)).toEqual([]);
  const late = timed('late', { hours: { from: '20:30', until: '08:00' } });
  expect(gapsBetween([day, late], week)).toHaveLength(7);
  expect(gapsBetween([day, late], week)[0]).toEqual(span('2026-10-19T17:00:00Z', '2026-10-19T17:30:00Z'));
});

test('the night on which the clocks go back has a gap that is one hour longer', () => {
  const evenings = timed('evenings', { hours: { from: '05:00', until: '02:00' } });
  const [saturday, sunday] = gapsBetween([evenings], span('2026-10-23T21:00:00Z', '2026-10-25T22:00:00Z'));
  expect(saturday).toEqual(span('2026-10-23T23:00:00Z', '2026-10-24T02:00:00Z'));
  expect(sunday).toEqual(span('2026-10-24T23:00:00Z', '2026-10-25T03:00:00Z'));
});

test('every minute of a week is in a gap or shown by one of them, never both', () => {
  const those = [
    timed('mornings', { weekdays: [1, 3, 7], hours: { from: '06:10', until: '11:00' } }),
    timed('nights', { weekdays: [6], hours: { from: '22:00', until: '03:30' } }),
    timed('until', { until: '2026-10-20T10:00' }),
  ];
  const gaps = gapsBetween(those, week);
  for (let minute = week.start; minute < week.end; minute += 60_000) {
    const isGap = gaps.some(({ start, end }) => start <= minute && minute < end);
    const isShown = those.some(({ schedule }) => isScheduled(schedule, minute));
    if (isGap === isShown) expect.fail(new Date(minute).toISOString());
  }
});
