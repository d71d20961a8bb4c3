import { extentOf } from '@psifida/contract/content/table-layouts';
import { expect, test } from 'vitest';
import { blended, forwardPose } from './flight.ts';

const table = { width: 3_840, height: 2_160 };
const size = { width: 540, height: 300 };

test.each([-6, 84, 187, -95, 350])(
  'an image that lies at %i degrees comes to the middle, straight and large',
  (turn) => {
    const home = { x: 400, y: 300, turn, scale: 1 };
    const pose = forwardPose({ size, home }, table);
    expect(Math.hypot(pose.x - 1_920, pose.y - 1_080)).toBeLessThan(100);
    expect(Math.abs(pose.turn - turn)).toBeLessThan(45);
    expect(Math.abs(pose.turn % 90)).toBeCloseTo(0);
    expect(pose.scale).toBeGreaterThan(1.5);
    const { width, height } = extentOf(
      { width: size.width * pose.scale, height: size.height * pose.scale },
      pose.turn,
    );
    expect(width).toBeLessThan(table.width * 0.6);
    expect(height).toBeLessThan(table.height * 0.6);
  },
);

test('stopped on the way it is between where it came from and where it goes', () => {
  const [from, to] = [
    { x: 0, y: 100, turn: -6, scale: 1 },
    { x: 200, y: 0, turn: 0, scale: 3 },
  ];
  expect(blended(from, to, 0)).toEqual(from);
  expect(blended(from, to, 0.5)).toEqual({ x: 100, y: 50, turn: -3, scale: 2 });
  expect(blended(from, to, 1)).toEqual(to);
});
