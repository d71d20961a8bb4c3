import { expect, test } from 'vitest';
import { filmAfter } from './film-list.ts';

const none = undefined;
const minute = 60_000;

test('films follow one another, and the first follows the last', () => {
  expect([0, 1, 2].map((index) => filmAfter(index, [none, none, none], 0))).toEqual([1, 2, 0]);
});

test('a single film follows itself', () => {
  expect(filmAfter(0, [none], 0)).toBe(0);
});

test('one that failed is passed over, and tried again later', () => {
  expect(filmAfter(0, [none, 10 * minute, none], 11 * minute)).toBe(2);
  expect(filmAfter(0, [none, 10 * minute, none], 16 * minute)).toBe(1);
});

test('with all of them failed there is none', () => {
  expect(filmAfter(0, [minute, minute], 2 * minute)).toBeNull();
});
