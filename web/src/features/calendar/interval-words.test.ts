import { intervalsBetween, unlimited } from '@psifida/contract/content/schedule';
import { expect, test } from 'vitest';
import { intervalWords } from './interval-words.ts';
import { spanOf } from './span.ts';

const week = spanOf('week', '2026-10-25');
const words = (weekdays: number[], from = '', until = '') => {
  const limits = { ...unlimited, weekdays, hours: from ? { from, until } : null };
  return intervalWords(intervalsBetween(limits, week), 'daily').join('; ');
};

test('whole days are days', () => {
  expect(words([])).toBe('19/10/2026 – 25/10/2026');
  expect(words([2, 4, 5])).toBe('20/10/2026; 22/10/2026 – 23/10/2026');
});

test('the same hours of days that follow each other are said once, over the change of the clocks too', () => {
  expect(words([], '02:00', '05:00')).toBe('19/10/2026 – 25/10/2026, daily 02:00 – 05:00');
  const apart = '19/10/2026 – 20/10/2026, daily 09:00 – 17:00; 22/10/2026 09:00 – 17:00';
  expect(words([1, 2, 4], '09:00', '17:00')).toBe(apart);
});

test('what goes over midnight names both days, and what ends at midnight ends at 24:00', () => {
  expect(words([5], '22:00', '02:00')).toBe('23/10/2026 22:00 – 24/10/2026 02:00');
  expect(words([5], '22:00', '00:00')).toBe('23/10/2026 22:00 – 24:00');
});
