import { seatsOf } from '@psifida/contract/content/table-view';
import { describe, expect, test } from 'vitest';
import { isWhole } from '../common/media/zoom.ts';
import { aBody, advance, type Body, goalOf, letGo, liesClear, scalesOf, type World } from './body.ts';
import { windowOf } from './closely.ts';
import { cornersOf } from './outline.ts';
import type { Point } from './pose.ts';

const two = { people: 2, language: 'el' } as const;
const none = { people: 0, language: 'el' } as const;
const world: World = {
  table: { width: 3_840, height: 2_160 },
  rim: 110,
  seats: seatsOf({ sides: { bottom: two, right: none, top: two, left: none } }),
  tapReach: 16,
  smallest: 120,
  still: false,
};
const home = { x: 1_900, y: 1_000, turn: 0, scale: 1 };
const body = () => aBody({ width: 700, height: 400 }, home);
const press = (one: Body, id: number, at: Point) => one.fingers.set(id, { start: at, was: at, at });
/** A body under one finger. */
const held = (x: number, y: number) => {
  const one = body();
  press(one, 1, { x, y });
  return one;
};
const pull = (one: Body, id: number, to: Point, steps = 30, on = world) => {
  one.moved = true;
  const finger = one.fingers.get(id);
  if (!finger) return;
  const from = finger.at;
  for (let step = 1; step <= steps; step += 1) {
    finger.at = {
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    };
    advance(one, on, 16);
  }
};
const settle = (one: Body, on = world) => {
  for (let step = 0; step < 600; step += 1) if (advance(one, on, 16)) return step;
  throw new Error('it never lies still');
};

test('two images under two hands go their own ways', () => {
  const [a, b] = [body(), body()];
  press(a, 1, { x: 1_900, y: 1_000 });
  press(b, 2, { x: 1_950, y: 1_050 });
  pull(a, 1, { x: 1_000, y: 1_000 });
  pull(b, 2, { x: 2_950, y: 1_050 });
  expect(a.pose.x).toBeCloseTo(1_000);
  expect(b.pose.x).toBeCloseTo(2_900);
});

test('an image turns toward the side it is pulled to, and stays under the finger', () => {
  const one = held(2_100, 1_100);
  pull(one, 1, { x: 2_100, y: 250 }, 180);
  expect(Math.abs(one.pose.turn)).toBeGreaterThan(170);
  one.fingers.clear();
  settle(one);
  expect(Math.abs(one.pose.turn)).toBeCloseTo(180, 0);
});

test('it turns to the side it was pulled to also where a slow machine drew nothing of the pull', () => {
  const one = held(1_900, 1_000);
  Object.assign(one, { moved: true });
  Object.assign(one.fingers.get(1) ?? {}, { at: { x: 1_900, y: 750 } });
  letGo(one, world, 1);
  settle(one);
  expect(Math.abs(one.pose.turn)).toBeCloseTo(180, 0);
});

test('pulled on to another side it turns on, and does not flutter on the way', () => {
  const one = held(1_900, 1_000);
  pull(one, 1, { x: 1_900, y: 700 }, 60);
  expect(one.toward).toBe('top');
  const seen: (string | null)[] = [];
  for (let step = 0; step < 12; step += 1) {
    pull(one, 1, { x: 1_900, y: step % 2 ? 1_030 : 1_070 }, 5);
    seen.push(one.toward);
  }
  expect(new Set(seen).size).toBe(1);
  pull(one, 1, { x: 1_900, y: 1_500 }, 60);
  expect(one.toward).toBe('bottom');
});

test('it does not turn toward a side where nobody stands, nor against two fingers', () => {
  const alone = held(1_900, 1_000);
  pull(alone, 1, { x: 300, y: 1_000 }, 100);
  expect(alone.pose.turn).toBe(0);
  const byHand = body();
  byHand.turnedByHand = true;
  press(byHand, 1, { x: 1_900, y: 1_000 });
  pull(byHand, 1, { x: 1_900, y: 200 }, 100);
  expect(byHand.pose.turn).toBe(0);
});

test('thrown it flies on, gets slower and rests clear of the rim, its caption too', () => {
  const one = body();
  one.tallest = 60;
  press(one, 1, { x: 1_900, y: 1_000 });
  pull(one, 1, { x: 1_900, y: 1_700 }, 10);
  const released = one.pose.y;
  one.fingers.clear();
  expect(settle(one)).toBeGreaterThan(5);
  expect(one.pose.y).not.toBeCloseTo(released);
  expect(one.pose.y + 200 + 60).toBeLessThanOrEqual(2_050.01);
});

test('what is sent home lies exactly as it did', () => {
  const one = body();
  one.pose = { x: 300, y: 300, turn: 133, scale: 2 };
  one.goal = home;
  settle(one);
  expect(one.pose).toEqual(home);
});

test('enlarged at the rim it comes as far back as it needs to lie clear of it, its caption too', () => {
  const one = body();
  one.tallest = 60;
  one.pose = { ...home, y: 1_900 };
  const goal = goalOf(one, { ...one.pose, scale: 2 }, world);
  expect(goal.scale).toBe(2);
  expect(goal.y + 400 + 60).toBeLessThanOrEqual(2_050.01);
  expect(goalOf(one, home, world)).toBe(home);
});

const sides = [
  { side: 'bottom', to: { x: 1_200, y: 2_155 } },
  { side: 'right', to: { x: 3_835, y: 900 } },
  { side: 'top', to: { x: 2_500, y: 5 } },
  { side: 'left', to: { x: 5, y: 1_300 } },
] as const;
const beyondRim = ({ pose, size, tallest }: Body) =>
  cornersOf(pose, size, tallest).filter(({ x, y }) => x < 109.9 || x > 3_730.1 || y < 109.9 || y > 2_050.1);

test.each(sides)(
  'pulled to the very edge at the $side it faces that side and rests clear of the rim',
  ({ side, to }) => {
    const seated = { ...world, seats: seatsOf({ sides: { bottom: two, right: two, top: two, left: two } }) };
    const one = body();
    one.tallest = 130;
    press(one, 1, home);
    pull(one, 1, to, 60, seated);
    expect(beyondRim(one)).not.toEqual([]);
    one.fingers.clear();
    one.velocity = { x: 0, y: 0 };
    settle(one, seated);
    expect(one.toward).toBe(side);
    expect(beyondRim(one)).toEqual([]);
    expect(liesClear(one, seated)).toBe(true);
  },
);

test.each([0, 90, 180, 270])(
  'as large as it goes it fits between the rims with its caption, turned by %i',
  (turn) => {
    for (const size of [
      { width: 700, height: 400 },
      { width: 400, height: 700 },
    ]) {
      const one = aBody(size, home);
      one.tallest = 130;
      one.pose = goalOf(one, { x: 0, y: 0, turn, scale: 99 }, world);
      expect(one.pose.scale).toBe(scalesOf(one, world).most);
      expect(beyondRim(one)).toEqual([]);
    }
  },
);

describe('R-STORY-08 two fingers go on where the table ends', () => {
  const points = 8_000;
  const { most } = scalesOf(body(), world);
  const spread = (one: Body, by: number) => {
    for (const [id, way] of [
      [1, -1],
      [2, 1],
    ] as const) {
      const finger = one.fingers.get(id);
      if (finger) finger.at = { ...finger.at, x: 1_900 + way * by };
    }
    one.moved = true;
    advance(one, world, 16);
  };
  const large = () => {
    const one = aBody({ width: 700, height: 400 }, home, points);
    one.pose = { ...home, scale: most };
    one.turnedByHand = true;
    press(one, 1, { x: 1_800, y: 1_000 });
    press(one, 2, { x: 2_000, y: 1_000 });
    return one;
  };

  test('the image grows under them within its border, and the print stays', () => {
    const one = large();
    for (let by = 100; by <= 200; by += 5) spread(one, by);
    expect(one.view.scale).toBeCloseTo(2, 1);
    expect(one.pose).toEqual({ ...home, scale: most });
    // What was in the middle of the print, between the fingers, still is.
    const { frame } = windowOf(one, most);
    expect(one.view.x + (frame.width / 2) * one.view.scale).toBeCloseTo(frame.width / 2, 0);
  });

  test('brought together, the image is whole again before the print becomes smaller', () => {
    const one = large();
    for (let by = 100; by <= 200; by += 5) spread(one, by);
    for (let by = 200; by >= 105; by -= 5) spread(one, by);
    expect([isWhole(one.view), one.pose.scale]).toEqual([false, most]);
    for (let by = 105; by >= 50; by -= 5) spread(one, by);
    expect(isWhole(one.view)).toBe(true);
    expect(one.pose.scale).toBeLessThan(most * 0.7);
  });

  test('one finger then pulls the image as far as its edge, turned as it lies, and never the print', () => {
    const one = large();
    for (let by = 100; by <= 200; by += 5) spread(one, by);
    one.fingers.clear();
    one.turnedByHand = false;
    one.pose = { ...one.pose, turn: 90 };
    const before = { view: one.view, pose: one.pose };
    press(one, 1, { x: 1_900, y: 1_000 });
    pull(one, 1, { x: 1_900, y: 1_100 });
    // Down the table is to the right of whoever sees it from the left.
    expect((one.view.x - before.view.x) * most).toBeCloseTo(100, 0);
    expect(one.view.y).toBeCloseTo(before.view.y);
    pull(one, 1, { x: 1_900, y: 9_000 }, 300);
    expect(one.view.x).toBe(0);
    expect(one.pose).toEqual(before.pose);
    letGo(one, world, 1);
    expect(one.velocity).toEqual({ x: 0, y: 0 });
  });
});
