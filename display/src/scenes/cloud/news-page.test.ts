import type { NewsItem } from '@psifida/contract/content/news-item';
import { expect, test } from 'vitest';
import { newsPage } from './news-page.ts';

const feed = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `${index}` }) as NewsItem);
const titles = (count: number, columns: number, turn: number) =>
  newsPage(feed(count), columns, turn)
    .map(({ item }) => item?.title)
    .join('');

test('every turn fills the strip: after the last item comes the first', () => {
  expect([0, 1, 2, 3].map((turn) => titles(5, 3, turn))).toEqual(['012', '340', '123', '401']);
  expect(titles(5, 3, -1)).toBe('234');
  expect(titles(6, 3, 1)).toBe('345');
});

test('few items share the strip, and none is there twice', () => {
  expect([titles(2, 3, 0), titles(1, 3, 5), titles(0, 3, 0)]).toEqual(['01', '0', '']);
  expect(titles(2, 1, 3)).toBe('1');
});
