import { expect, test } from 'vitest';
import { turnAfter } from './video-list.ts';

const none = undefined;
const minute = 60_000;
const inOrder = (count: number) => (turn: number) => turn % count;

test('videos follow one another, and the first follows the last', () => {
  const at = { failures: [none, none, none], now: 0 };
  expect([0, 1, 2].map((turn) => turnAfter(turn, inOrder(3), at))).toEqual([1, 2, 3]);
  expect(inOrder(3)(3)).toBe(0);
});

test('a single video follows itself', () => {
  expect(turnAfter(0, inOrder(1), { failures: [none], now: 0 })).toBe(1);
});

test('one that failed is passed over, and tried again later', () => {
  const failures = [none, 10 * minute, none];
  expect(turnAfter(0, inOrder(3), { failures, now: 11 * minute })).toBe(2);
  expect(turnAfter(0, inOrder(3), { failures, now: 16 * minute })).toBe(1);
});

test('with all of them failed there is none', () => {
  expect(turnAfter(0, inOrder(2), { failures: [minute, minute], now: 2 * minute })).toBeNull();
});

test('a shuffled round is looked through to the end of the next: the only video that plays is found wherever it is', () => {
  const orders = [
    [2, 0, 1],
    [0, 1, 2],
  ];
  const videoAt = (turn: number) => orders[Math.floor(turn / 3)]?.[turn % 3] ?? 0;
  expect(turnAfter(0, videoAt, { failures: [1, 1, none], now: 2 })).toBe(5);
});
