import type { NewsItem } from '@psifida/contract/content/news-item';
import { expect, test } from 'vitest';
import { newsPage, newsPages, newsTime } from './news.tsx';

const feed = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `${index}` }) as NewsItem);
const titles = (count: number, columns: number, turn: number) =>
  newsPage(feed(count), columns, turn)
    .map(({ item }) => item.title)
    .join('');

test('every page is full and in the feed’s order: the last one reaches back, then the first comes again', () => {
  expect([0, 1, 2, 3].map((turn) => titles(5, 3, turn))).toEqual(['012', '234', '012', '234']);
  expect([0, 1, 2, 3].map((turn) => titles(7, 3, turn))).toEqual(['012', '345', '456', '012']);
  expect([-1, -2, -7].map((turn) => titles(7, 3, turn))).toEqual(['456', '345', '456']);
  expect(titles(6, 3, 1)).toBe('345');
  expect(newsPage(feed(5), 3, 1).map(({ index }) => index)).toEqual([2, 3, 4]);
});

test('there are as many pages as it takes to see everything', () => {
  expect([0, 1, 3, 4, 6, 7].map((count) => newsPages(count, 3))).toEqual([0, 1, 1, 2, 2, 3]);
  expect(newsPages(5, 1)).toBe(5);
  expect(newsPages(0, 0)).toBe(0);
});

test('few items share the strip, and none is there twice', () => {
  expect([titles(2, 3, 0), titles(1, 3, 5), titles(0, 3, 0)]).toEqual(['01', '0', '']);
  expect([0, 1, 2, 3].map((turn) => titles(2, 1, turn))).toEqual(['0', '1', '0', '1']);
});

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
