import { expect, test } from 'vitest';
import { daysBetween, longDay } from './when.ts';

const between = (earlier: string, later: string) => daysBetween(new Date(earlier), new Date(later));

test.each([
  ['the same evening', '2026-11-15T20:00:00Z', '2026-11-15T21:30:00Z', 0],
  ["past the town's midnight, before that of Greenwich", '2026-11-15T21:30:00Z', '2026-11-15T22:30:00Z', 1],
  ['over the night on which summer time ends', '2026-10-24T20:59:00Z', '2026-10-25T21:59:00Z', 1],
  ['over the night on which summer time begins', '2027-03-27T21:59:00Z', '2027-03-28T20:59:00Z', 1],
  ['over the turn of the year', '2026-12-31T21:59:00Z', '2027-01-01T12:00:00Z', 1],
])('%s', (_, earlier, later, days) => {
  expect(between(earlier, later)).toBe(days);
});

test('a day is written as in Europe, by the clock of the town', () => {
  const lateInGreenwich = new Date('2027-01-13T23:00:00Z');
  expect(longDay('en', lateInGreenwich)).toBe('Thursday 14 January');
  expect(longDay('el', lateInGreenwich)).toBe('Πέμπτη 14 Ιανουαρίου');
});
