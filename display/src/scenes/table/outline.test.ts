import { expect, test } from 'vitest';
import { at } from '../../testing/at.ts';
import { cornersOf, covers } from './outline.ts';

const size = { width: 400, height: 200 };
const pose = { x: 1_000, y: 1_000, turn: 0, scale: 1 };

test('the caption belongs to the outline, and turns with it', () => {
  expect(cornersOf(pose, size, 50)).toEqual([at(800, 900), at(1_200, 900), at(1_200, 1_150), at(800, 1_150)]);
  const [, , right] = cornersOf({ ...pose, turn: 90, scale: 2 }, size, 50);
  expect(right).toEqual({ x: expect.closeTo(750), y: expect.closeTo(1_400) });
});

test('a box beside the corner of a tilted image does not cover it, though their bounds meet', () => {
  const corners = cornersOf({ ...pose, turn: 45 }, size, 0);
  const box = { width: 100, height: 60 };
  expect(covers({ ...box, x: 1_180, y: 840 }, corners)).toBe(0);
  expect(covers({ ...box, x: 1_100, y: 1_100 }, corners)).toBeGreaterThan(0);
});
