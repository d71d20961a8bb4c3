import { expect, test } from 'vitest';
import { evenPages, largestThatFits, wholeWords } from './set-words.ts';

test('pages hold all there is, in order, and no page has two fewer than another', () => {
  for (let count = 1; count < 60; count += 1) {
    const all = Array.from({ length: count }, (_, index) => index);
    const pages = evenPages(all, 6);
    const sizes = pages.map(({ length }) => length);
    expect(pages.flat()).toEqual(all);
    expect(pages.length).toBe(Math.ceil(count / 6));
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(2);
    expect(sizes[0]).toBe(Math.max(...sizes));
  }
  expect(evenPages([], 6)).toEqual([]);
});

test('text grows as far as its place allows, and never beyond what is asked for', () => {
  expect(largestThatFits(20, 80, () => true)).toBe(80);
  expect(largestThatFits(20, 80, () => false)).toBe(20);
  const size = largestThatFits(20, 80, (px) => px <= 51.2);
  expect(size).toBeGreaterThan(50.5);
  expect(size).toBeLessThanOrEqual(51.2);
});

test('R-BUDGET-10 a summary that is too long ends at a word', () => {
  expect(wholeWords('Ανοίγει ξανά', 20, 2)).toBe('Ανοίγει ξανά');
  expect(wholeWords('Ανοίγει ξανά, μετά τα έργα, το παραλιακό μονοπάτι', 8, 2)).toBe(
    'Ανοίγει ξανά, μετά τα έργα…',
  );
});
