import { seeded } from '@psifida/contract/content/seeded';
import { describe, expect, test } from 'vitest';
import { at } from '../../testing/at.ts';
import { followed, type Point, type Pose, turnBetween, turnedAround } from './pose.ts';

const scales = { least: 0.2, most: 5 };
const pose: Pose = { x: 100, y: 50, turn: 10, scale: 1 };

/** Where a spot of the image lies on the table. */
const onTable = ({ x, y, turn, scale }: Pose, spot: Point): Point => {
  const angle = (turn * Math.PI) / 180;
  return {
    x: x + scale * (spot.x * Math.cos(angle) - spot.y * Math.sin(angle)),
    y: y + scale * (spot.x * Math.sin(angle) + spot.y * Math.cos(angle)),
  };
};

describe('an image under fingers', () => {
  test('one finger moves it and does nothing else', () => {
    const moved = followed(pose, { from: [{ x: 0, y: 0 }], to: [{ x: 30, y: -20 }], scales });
    expect(moved).toEqual({ x: 130, y: 30, turn: 10, scale: 1 });
  });

  test('what two fingers lie on stays under them, wherever they go', () => {
    const random = seeded('two fingers');
    const point = (): Point => ({ x: random() * 2_000, y: random() * 1_000 });
    const spots: [Point, Point] = [at(-40, 10), at(60, -25)];
    for (let round = 0; round < 200; round += 1) {
      const to = [point(), point()];
      const from = spots.map((spot) => onTable(pose, spot));
      const moved = followed(pose, { from, to, scales: { least: 0, most: 1e6 } });
      spots.forEach((spot, index) => {
        expect(onTable(moved, spot).x).toBeCloseTo(to[index]?.x ?? 0, 6);
        expect(onTable(moved, spot).y).toBeCloseTo(to[index]?.y ?? 0, 6);
      });
    }
  });

  test('two fingers turned by a quarter turn it by a quarter', () => {
    const moved = followed(pose, {
      from: [at(90, 50), at(110, 50)],
      to: [at(100, 40), at(100, 60)],
      scales,
    });
    expect(moved.turn).toBeCloseTo(100);
    expect(moved.scale).toBeCloseTo(1);
    expect([moved.x, moved.y]).toEqual([expect.closeTo(100), expect.closeTo(50)]);
  });

  test('it never becomes larger or smaller than it may, and still follows the fingers', () => {
    const from = [at(90, 50), at(110, 50)];
    const apart = followed(pose, {
      from,
      to: [at(-900, 60), at(1_100, 60)],
      scales,
    });
    expect(apart).toMatchObject({ scale: 5, x: expect.closeTo(100), y: expect.closeTo(60) });
    const together = followed(pose, {
      from,
      to: [at(99.9, 50), at(100.1, 50)],
      scales,
    });
    expect(together.scale).toBe(0.2);
  });

  test('three fingers that move alike only move it; two in one spot do not throw it about', () => {
    const from = [at(0, 0), at(10, 5), at(-8, 20)];
    const to = from.map(({ x, y }) => ({ x: x + 5, y: y + 7 }));
    const moved = followed(pose, { from, to, scales });
    expect(moved).toMatchObject({ x: expect.closeTo(105), y: expect.closeTo(57), turn: expect.closeTo(10) });
    const same = { x: 3, y: 3 };
    const spread = followed(pose, {
      from: [same, same],
      to: [at(0, 0), at(900, 0)],
      scales,
    });
    expect(spread).toMatchObject({ turn: 10, scale: 1 });
  });
});

test('a turn around a point leaves that point where it is', () => {
  const spot = { x: 20, y: -10 };
  const pivot = onTable(pose, spot);
  const turned = turnedAround(pose, pivot, 77);
  expect(onTable(turned, spot)).toEqual({ x: expect.closeTo(pivot.x), y: expect.closeTo(pivot.y) });
});

test('the shorter way around is taken', () => {
  expect(turnBetween(170, -170)).toBe(20);
  expect(turnBetween(-170, 170)).toBe(-20);
  expect(turnBetween(725, 0)).toBe(-5);
});
