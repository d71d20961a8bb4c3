import { intervalsBetween, unlimited } from '@psifida/contract/content/schedule';
import { expect, test } from 'vitest';
import { intervalWords } from './interval-words.ts';
import { spanOf } from './span.ts';

const week = spanOf('week', '2026-10-25');
const words = (limits: Partial<typeof unlimited>) =>
  intervalWords(intervalsBetween({ ...unlimited, ...limits }, week), 'daily');

test('whole days are days', () => {
  expect(words({})).toEqual(['19/10/2026 – 25/10/2026']);
  expect(words({ weekdays: [2, 4, 5] })).toEqual(['20/10/2026', '22/10/2026 – 23/10/2026']);
});

test('the same hours of days that follow each other are said once, over the change of the clocks too', () => {
  expect(words({ hours: { from: '02:00', until: '05:00' } })).toEqual([
    '19/10/2026 – 25/10/2026, daily 02:00 – 05:00',
  ]);
  expect(words({ weekdays: [1, 2, 4], hours: { from: '09:00', until: '17:00' } })).toEqual([
    '19/10/2026 – 20/10/2026, daily 09:00 – 17:00',
    '22/10/2026 09:00 – 17:00',
  ]);
});

test('what goes over midnight names both days, and what ends at midnight ends at 24:00', () => {
  expect(words({ weekdays: [5], hours: { from: '22:00', until: '02:00' } })).toEqual([
    '23/10/2026 22:00 – 24/10/2026 02:00',
  ]);
  expect(words({ weekdays: [5], hours: { from: '22:00', until: '00:00' } })).toEqual([
    '23/10/2026 22:00 – 24:00',
  ]);
});
