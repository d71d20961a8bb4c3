import { describe, expect, test } from 'vitest';
import { gapsBetween, gapsMade, gapsNamedAtMost } from './gaps.ts';
import type { Timed } from './on-glass.ts';
import { type Interval, isScheduled, type Schedule, unlimited } from './schedule.ts';

const at = (iso: string) => Date.parse(iso);
const timed = (id: string, given: Partial<Schedule> | null): Timed => ({
  id,
  schedule: given && { ...unlimited, ...given },
});
const span = (start: string, end: string): Interval => ({ start: at(start), end: at(end) });
const week = span('2026-10-18T21:00:00Z', '2026-10-25T22:00:00Z');

const hours = (from: string, until: string, weekdays: number[] = []) =>
  timed(from, { hours: { from, until }, weekdays });
/** Over the night on which the clocks go forward. */
const spring = span('2027-03-27T12:00:00Z', '2027-03-28T12:00:00Z');

test.each<[string, Timed[], Interval, number]>([
  ['something is always shown', [timed('always', null), hours('22:00', '02:00')], week, 0],
  ['there is nothing', [], week, 1],
  ['everything comes later', [timed('june', { from: '2027-06-01T00:00' })], week, 1],
  [
    'one meets the next without a minute between',
    [hours('08:00', '20:00'), hours('20:00', '08:00')],
    week,
    0,
  ],
  ['half an hour is left each day', [hours('08:00', '20:00'), hours('20:30', '08:00')], week, 7],
  ['the hour that comes twice has something', [hours('04:00', '03:00'), hours('03:00', '04:00')], week, 0],
  ['the hour that comes twice has nothing', [hours('05:00', '02:00')], week, 7],
  ['a night is an hour shorter', [hours('08:00', '20:00')], spring, 1],
  [
    'weekdays and an end leave much',
    [
      hours('06:10', '11:00', [1, 3, 7]),
      hours('22:00', '03:30', [6]),
      timed('until', { until: '2026-10-20T10:00' }),
    ],
    week,
    4,
  ],
])('where %s, every minute is in a gap or shown, never both', (_where, those, within, count) => {
  const gaps = gapsBetween(those, within);
  expect(gaps).toHaveLength(count);
  for (let minute = within.start; minute < within.end; minute += 60_000) {
    const isGap = gaps.some(({ start, end }) => start <= minute && minute < end);
    const isShown = those.some(({ schedule }) => isScheduled(schedule, minute));
    if (isGap === isShown) expect.fail(new Date(minute).toISOString());
  }
});

test('a time is covered only if every display has something then', () => {
  const mornings = { hours: { from: '06:00', until: '12:00' } };
  const those = [
    { ...timed('harbour', null), tags: ['harbour'] },
    { ...timed('mornings', mornings), tags: [] },
    { ...timed('nights', { hours: { from: '12:00', until: '06:00' } }), tags: ['square'] },
  ];
  expect(gapsBetween(those, week, [['harbour'], ['Square'], ['harbour', 'square']])).toEqual([]);
  const withoutTags = gapsBetween([timed('mornings', mornings)], week);
  for (const tagSets of [[], [[]], [['harbour'], []], [['garden'], ['harbour'], []]])
    expect(gapsBetween(those, week, tagSets)).toEqual(withoutTags);
});

describe('a change is told', () => {
  const now = at('2026-11-16T10:00:00Z'); // a Monday, noon in Athens
  const always = timed('always', null);
  const june = timed('june', { from: '2027-06-01T00:00' });
  const mornings = timed('mornings', { hours: { from: '08:00', until: '14:00' } });
  const afternoons = timed('afternoons', { hours: { from: '14:00', until: '20:00' } });

  const made = (before: Timed[], after: Timed[], tagSets: string[][] = []) =>
    gapsMade({ before, after, tagSets }, now).gaps;

  test('of the gaps that it makes or lengthens, and of no others', () => {
    const daily = [mornings, afternoons];
    expect(gapsMade({ before: daily, after: daily }, now)).toEqual({ gaps: [], more: false });
    expect(made(daily, [...daily, june])).toEqual([]);
    expect(made([], [june])).toEqual([]);
    expect(made([always], [june, always])).toEqual([]);
    expect(made([always], [june])).toEqual([{ start: now, end: at('2027-05-31T21:00:00Z') }]);
    expect(made(daily, [mornings])[0]).toEqual(span('2026-11-16T12:00:00Z', '2026-11-17T06:00:00Z'));
  });

  const forEver = [{ start: now, end: null }];

  test('when nothing follows any more', () => {
    const advent = timed('advent', { until: '2026-12-24T18:00' });
    expect(made([always], [advent])).toEqual([{ start: at('2026-12-24T16:00:00Z'), end: null }]);
    expect(made([always], [])).toEqual(forEver);
  });

  test('where some displays are left with nothing, although others are not', () => {
    const harbour = { ...always, tags: ['harbour'] };
    expect(made([always], [harbour], [['Harbour', 'indoors']])).toEqual([]);
    for (const tagSets of [[['harbour'], []], [['harbour'], ['square']], []])
      expect(made([always], [harbour], tagSets)).toEqual(forEver);
    // That one display has nothing was so before.
    expect(made([harbour], [harbour, { ...june, tags: ['harbour'] }], [['harbour'], []])).toEqual([]);
  });

  test('of the first few, and that there are more', () => {
    const { gaps, more } = gapsMade({ before: [always], after: [mornings] }, now);
    expect([gaps.length, more]).toEqual([gapsNamedAtMost, true]);
  });
});
