import { expect, test } from 'vitest';
import { emptyEvent, faultsOfEvent } from './event.ts';
import { saidWhile } from './town-plan.ts';

const now = Date.parse('2026-11-18T12:00:00Z');
const event = (rest: object) => ({
  ...{ begin: '2026-01-05T10:00', end: '2026-01-05T12:00', wholeDay: false, except: [], tags: [] },
  repeats: null,
  ...rest,
});
const repeats = (unit: 'day' | 'week' | 'month' | 'year', every = 1) => ({
  ...{ every, unit, weekdays: [], until: null },
});

test('R-TOWN-08 when what repeats is said next is found soon, however many repeat', () => {
  expect(saidWhile(event({ repeats: repeats('day') }), now)?.until).toBe('2026-11-19T12:00');
  expect(saidWhile(event({ repeats: repeats('week', 20) }), now)?.until).toBe('2027-03-01T12:00');
  expect(saidWhile(event({ repeats: repeats('year', 3) }), now)?.until).toBe('2029-01-05T12:00');
  const leap = event({ begin: '2024-02-29T10:00', end: null, repeats: repeats('year') });
  expect(saidWhile(leap, now)?.from).toBe('2028-02-23T00:00');
  // Nine years of days each time would take longer than a test may.
  for (let count = 0; count < 5_000; count += 1) saidWhile(event({ repeats: repeats('day') }), now);
});

test('R-EVENT-01 an event ends in a year that can be planned, and what repeats lasts at most a year', () => {
  const faults = (rest: object) => faultsOfEvent({ ...emptyEvent, ...event(rest) });
  expect(faults({ wholeDay: true, end: '9999-12-31T10:00' })).toEqual([
    { path: ['end'], code: 'schedule.no-such-day' },
  ]);
  expect(faults({ end: '2028-01-05T12:00' })).toEqual([]);
  expect(faults({ end: '2028-01-05T12:00', repeats: repeats('day') })).toEqual([
    { path: ['end'], code: 'field.invalid' },
  ]);
});
