import { expect, test } from 'vitest';
import { gridLayout, stepTo } from './grid-layout.ts';

test.each([
  [288, 1],
  [640, 2],
  [1050, 4],
  [1560, 6],
])('in %i pixels stand %i cards side by side', (width, columns) => {
  expect(gridLayout(width).columns).toBe(columns);
});

test.each([
  ['ArrowRight', 5, 6],
  ['ArrowLeft', 5, 4],
  ['ArrowDown', 5, 9],
  ['ArrowUp', 5, 1],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['ArrowDown', 8, null],
  ['ArrowUp', 2, null],
  ['Enter', 5, null],
])('%s from card %i leads to %s', (key, at, to) => {
  expect(stepTo(key, { at, columns: 4, count: 10 })).toBe(to);
});
