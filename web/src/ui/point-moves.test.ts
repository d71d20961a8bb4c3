import { expect, test } from 'vitest';
import { movePoint, pointAt } from './point-moves.ts';

test('a click becomes a share of the image, never outside it', () => {
  const frame = { left: 100, top: 50, width: 400, height: 200 };
  expect(pointAt({ clientX: 200, clientY: 100 }, frame)).toEqual({ x: 0.25, y: 0.25 });
  expect(pointAt({ clientX: 90, clientY: 900 }, frame)).toEqual({ x: 0, y: 1 });
});

test('arrow keys move it by one in a hundred, with Shift by ten', () => {
  const middle = { x: 0.5, y: 0.5 };
  expect(movePoint(middle, 'ArrowRight', false)).toEqual({ x: 0.51, y: 0.5 });
  expect(movePoint(middle, 'ArrowUp', true)).toEqual({ x: 0.5, y: 0.4 });
  expect(movePoint({ x: 0.95, y: 0 }, 'ArrowRight', true)).toEqual({ x: 1, y: 0 });
  expect(movePoint({ x: 0.1, y: 0.2 }, 'Home', false)).toEqual(middle);
  expect(movePoint(middle, 'Tab', false)).toBeNull();
});
