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

test('a night is an hour shorter when the clocks go forward', () => {
  const days = timed('days', { hours: { from: '08:00', until: '20:00' } });
  const [night] = gapsBetween([days], span('2027-03-27T12:00:00Z', '2027-03-28T12:00:00Z'));
  expect(night).toEqual(span('2027-03-27T18:00:00Z', '2027-03-28T05:00:00Z'));
});

test('the hour that comes twice is no gap where something is due in it', () => {
  const around = [
    timed('day', { hours: { from: '04:00', until: '03:00' } }),
    timed('hour', { hours: { from: '03:00', until: '04:00' } }),
  ];
  expect(gapsBetween(around, week)).toEqual([]);
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

  test('of the gaps that it makes or lengthens, and of no others', () => {
    const daily = [mornings, afternoons];
    expect(gapsMade({ before: daily, after: daily }, now)).toEqual({ gaps: [], more: false });
    expect(gapsMade({ before: daily, after: [...daily, june] }, now).gaps).toEqual([]);
    expect(gapsMade({ before: [], after: [june] }, now).gaps).toEqual([]);
    expect(gapsMade({ before: [always], after: [june, always] }, now).gaps).toEqual([]);
    expect(gapsMade({ before: [always], after: [june] }, now).gaps).toEqual([
      { start: now, end: at('2027-05-31T21:00:00Z') },
    ]);
    expect(gapsMade({ before: daily, after: [mornings] }, now).gaps[0]).toEqual(
      span('2026-11-16T12:00:00Z', '2026-11-17T06:00:00Z'),
    );
  });

  test('when nothing follows any more', () => {
    const advent = timed('advent', { until: '2026-12-24T18:00' });
    expect(gapsMade({ before: [always], after: [advent] }, now).gaps).toEqual([
      { start: at('2026-12-24T16:00:00Z'), end: null },
    ]);
    expect(gapsMade({ before: [always], after: [] }, now).gaps).toEqual([{ start: now, end: null }]);
  });

  test('where some displays are left with nothing, although others are not', () => {
    const harbour = { ...always, tags: ['harbour'] };
    const made = (tagSets: string[][]) => gapsMade({ before: [always], after: [harbour], tagSets }, now).gaps;
    expect(made([['Harbour', 'indoors']])).toEqual([]);
    const forEver = [{ start: now, end: null }];
    expect(made([['harbour'], []])).toEqual(forEver);
    expect(made([['harbour'], ['square']])).toEqual(forEver);
    expect(made([])).toEqual(forEver);
    // That one display has nothing was so before.
    const both = { before: [harbour], after: [harbour, { ...june, tags: ['harbour'] }] };
    expect(gapsMade({ ...both, tagSets: [['harbour'], []] }, now).gaps).toEqual([]);
  });

  test('of the first few, and that there are more', () => {
    const { gaps, more } = gapsMade({ before: [always], after: [mornings] }, now);
    expect([gaps.length, more]).toEqual([gapsNamedAtMost, true]);
  });
});
