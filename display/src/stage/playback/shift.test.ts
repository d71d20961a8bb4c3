import { expect, test } from 'vitest';
import { farthestShift, shiftAt } from './shift.ts';

const steps = Array.from({ length: 200 }, (_, step) => shiftAt(step));

test('everything begins where it belongs and never goes further than the stage reaches beyond the glass', () => {
  expect(shiftAt(0)).toEqual({ x: 0, y: 0 });
  expect(farthestShift).toBe(2);
  for (const { x, y } of steps) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(farthestShift);
});

test('it goes one pixel at a time, so that nobody sees it go', () => {
  for (const [index, { x, y }] of steps.entries()) {
    const before = steps[index - 1];
    if (before) expect(Math.abs(x - before.x) + Math.abs(y - before.y)).toBe(1);
  }
});

test('no pixel of an edge stays the same for long', () => {
  expect(new Set(steps.map(({ x }) => x))).toEqual(new Set([-2, -1, 0, 1, 2]));
  expect(new Set(steps.map(({ y }) => y))).toEqual(new Set([-2, -1, 0, 1, 2]));
});
