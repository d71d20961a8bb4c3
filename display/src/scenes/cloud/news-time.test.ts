import { expect, test } from 'vitest';
import { newsTime } from './news-time.ts';

const now = Date.parse('2026-11-15T12:00:00Z');

test.each([
  ['2026-11-15T11:59:40Z', 'μόλις τώρα', 'just now'],
  ['2026-11-15T11:35:00Z', 'πριν από 25 λεπτά', '25 minutes ago'],
  ['2026-11-15T10:00:00Z', 'πριν από 2 ώρες', '2 hours ago'],
  ['2026-11-15T11:00:00Z', 'πριν από 1 ώρα', '1 hour ago'],
  ['2026-11-14T09:00:00Z', 'χθες', 'yesterday'],
  ['2026-11-11T09:00:00Z', 'πριν από 4 ημέρες', '4 days ago'],
  ['2026-10-02T22:30:00Z', '3 Οκτωβρίου', '3 October'],
  ['2025-10-03T08:00:00Z', '3 Οκτωβρίου 2025', '3 October 2025'],
])('%s is %s, %s', (time, el, en) => {
  expect(newsTime(time, 'el', now)).toBe(el);
  expect(newsTime(time, 'en', now)).toBe(en);
});

test('a clock that runs behind does not speak of the future', () => {
  expect(newsTime('2026-11-15T12:05:00Z', 'el', now)).toBe('μόλις τώρα');
});
