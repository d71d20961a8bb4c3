import { expect, test } from 'vitest';
import { weekdayOf } from './athens-time.ts';
import { easterOf, farthestFromEaster, isOneOf } from './yearly-days.ts';

test.each([
  ...['1997-04-27', '2010-04-04', '2013-05-05', '2021-05-02', '2024-05-05', '2025-04-20'],
  ...['2026-04-12', '2027-05-02', '2028-04-16', '2029-04-08', '2030-04-28'],
])('%s is Orthodox Easter of its year', (date) => {
  expect(easterOf(Number(date.slice(0, 4)))).toBe(date);
});

test('Easter is a Sunday, and whatever is reckoned from it lies in its year', () => {
  for (let year = 1990; year < 2200; year += 1) {
    const easter = easterOf(year);
    expect(weekdayOf(easter)).toBe(7);
    const far = [-farthestFromEaster, farthestFromEaster].map((days) =>
      new Date(Date.parse(easter) + days * 86_400_000).getUTCFullYear(),
    );
    expect(far).toEqual([year, year]);
  }
});

test('Clean Monday and Whit Monday are found by their distance', () => {
  expect(isOneOf({ kind: 'easter', first: -48, last: -48 }, '2026-02-23')).toBe(true);
  expect(isOneOf({ kind: 'easter', first: 50, last: 50 }, '2026-06-01')).toBe(true);
});
