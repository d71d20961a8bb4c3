import { describe, expect, test } from 'vitest';
import { size } from '../../../testing/at.ts';
import {
  captionPlace,
  coverShare,
  farthest,
  kenBurns,
  panAcross,
  roomBeside,
  showsWhole,
  wholeIn,
} from './travel.ts';

describe('wandering around a focal point', () => {
  const wall = { width: 1920, height: 1080 };
  const totem = { width: 1080, height: 1920 };
  const images = [size(3840, 2160), size(2400, 1800), size(1440, 1920), size(2400, 2400), size(6000, 2000)];
  const focals = [0, 0.3, 0.5, 0.9, 1].flatMap((x) => [0, 0.5, 1].map((y) => ({ x, y })));

  describe.each([wall, totem])('on %o', (box) => {
    test.each(images)(
      '%o fills its window at both ends of its way, and the window the glass unless it is whole',
      (image) => {
        for (const focal of focals)
          for (const turn of [0, 1]) {
            const { width, height, whole, window, from, to } = kenBurns(image, box, { focal, turn });
            for (const { x, y, scale } of [from, to]) {
              expect(Math.max(x, y)).toBeLessThanOrEqual(0.01);
              expect(x + width * scale).toBeGreaterThanOrEqual(window.width - 0.01);
              expect(y + height * scale).toBeGreaterThanOrEqual(window.height - 0.01);
            }
            expect(window.width / window.height).toBeCloseTo(
              (whole ? width : box.width) / (whole ? height : box.height),
            );
            expect(window.x + window.width).toBeLessThanOrEqual(box.width + 0.01);
            expect(window.y + window.height).toBeLessThanOrEqual(box.height + 0.01);
          }
      },
    );
  });

  test('the focal point is in sight all the way', () => {
    const image = { width: 2400, height: 1800 };
    for (const focal of focals) {
      const { width, height, from, to } = kenBurns(image, wall, { focal, turn: 0 });
      for (const { x, y, scale } of [from, to]) {
        expect(x + focal.x * width * scale).toBeGreaterThanOrEqual(-0.01);
        expect(x + focal.x * width * scale).toBeLessThanOrEqual(wall.width + 0.01);
        expect(y + focal.y * height * scale).toBeGreaterThanOrEqual(-0.01);
        expect(y + focal.y * height * scale).toBeLessThanOrEqual(wall.height + 0.01);
      }
    }
  });

  test('an image is cut to the glass only where most of it stays', () => {
    expect(coverShare({ width: 1440, height: 1920 }, wall)).toBeCloseTo(0.42, 2);
    expect(showsWhole({ width: 1440, height: 1920 }, wall)).toBe(true);
    expect(showsWhole({ width: 2400, height: 1800 }, wall)).toBe(false);
    expect(showsWhole({ width: 1440, height: 1920 }, totem)).toBe(false);
    expect(showsWhole({ width: 1920, height: 1080 }, totem)).toBe(true);
  });
});

test('R-STORY-09 a tall image stands in the middle, or at the edge with room for words beside it', () => {
  const wall = size(1920, 1080);
  const tall = size(1440, 1920);
  const windowOf = (beside: boolean) =>
    kenBurns(tall, wall, { focal: { x: 0.5, y: 0.5 }, turn: 0, beside }).window;
  expect(windowOf(false)).toMatchObject({ x: 555, width: 810 });
  expect(windowOf(true)).toMatchObject({ x: 1110, width: 810, y: 0, height: 1080 });
  expect(roomBeside(tall, wall)).toEqual({ width: 1110, height: 1080 });
  for (const [image, box] of [
    [size(3840, 2160), wall],
    [size(6000, 2000), wall],
    [size(3840, 2160), size(1080, 1920)],
  ] as const)
    expect(roomBeside(image, box)).toBeNull();
});

describe('moving across an image of another shape', () => {
  const totem = { width: 1080, height: 1920 };
  const boxes = [totem, { width: 1080, height: 1000 }, { width: 1920, height: 1080 }];
  const wide = { width: 3840, height: 2160 };
  const images = [wide, size(1440, 1920), size(2400, 2400), size(1000, 5000)];
  const focals = [0, 0.3, 0.5, 0.9, 1].flatMap((x) => [0, 0.5, 1].map((y) => ({ x, y })));
  const reach = { before: 1.1, beyond: 0.2 };
  const middle = { x: 0.5, y: 0.5 };

  describe.each(boxes)('in %o', (box) => {
    test.each(images)('%o fills it all the way', (image) => {
      for (const focal of focals)
        for (const turn of [0, 1]) {
          const { width, height, from, to, still } = panAcross(image, box, { focal, turn, reach });
          for (const { x, y, scale } of [from, to, still]) {
            expect(Math.max(x, y)).toBeLessThanOrEqual(0.01);
            expect(x + width * scale).toBeGreaterThanOrEqual(box.width - 0.01);
            expect(y + height * scale).toBeGreaterThanOrEqual(box.height - 0.01);
          }
        }
    });

    test.each(images)(
      '%o has its focal point in sight when it arrives, and where it stands still',
      (image) => {
        for (const focal of focals)
          for (const turn of [0, 1]) {
            const { width, height, to, still } = panAcross(image, box, { focal, turn, reach });
            for (const { x, y, scale } of [to, still])
              for (const [at, room] of [
                [x + focal.x * width * scale, box.width],
                [y + focal.y * height * scale, box.height],
              ] as const) {
                expect(at).toBeGreaterThanOrEqual(-0.01);
                expect(at).toBeLessThanOrEqual(room + 0.01);
              }
          }
      },
    );
  });

  test('two turns show the whole width of a wide image on a totem', () => {
    const seen = [0, 1].flatMap((turn) => {
      const { width, from, to } = panAcross(wide, totem, { focal: middle, turn, reach });
      return [from, to].flatMap(({ x, scale }) => [
        -x / (width * scale),
        (totem.width - x) / (width * scale),
      ]);
    });
    expect(Math.min(...seen)).toBeCloseTo(0);
    expect(Math.max(...seen)).toBeCloseTo(1);
  });

  test('it moves also where the focal point lies at an edge', () => {
    for (const x of [0, 0.1, 0.9, 1])
      for (const turn of [0, 1]) {
        const { from, to } = panAcross(wide, totem, { focal: { x, y: 0.5 }, turn, reach });
        expect(Math.abs(from.x - to.x)).toBeGreaterThan(totem.width / 2);
      }
  });
});

test('how far a view goes is how far its farthest corner does', () => {
  const glass = { width: 1000, height: 500 };
  const start = { x: 0, y: 0, scale: 1 };
  expect(farthest({ from: start, to: { x: -30, y: -40, scale: 1 } }, glass)).toBeCloseTo(50);
  // Around its upper left corner, from twice its size: the lower right one comes in by half.
  expect(farthest({ from: { ...start, scale: 2 }, to: start }, { width: 600, height: 800 })).toBeCloseTo(500);
  expect(farthest({ from: start, to: start }, glass)).toBe(0);
});

test.each([
  ['beside a tall one', size(1080, 1920), size(3840, 1080), { left: 0, width: 1616, lift: 0 }],
  ['in its blur, where that is wider than it', size(1080, 1920), size(1920, 1080), { left: 0, width: 656 }],
  ['on a squarer one', size(1440, 1080), size(1920, 1080), { left: 240, width: 1440, lift: 0 }],
  ['beneath a wide one', size(1920, 1080), size(1080, 1920), { left: 0, width: 1080, height: 656, lift: 0 }],
  ['on a wide one with little beneath it', size(2560, 1080), size(1920, 1080), { width: 1920, lift: 135 }],
])('R-STORY-09 R-STORY-10 words stand %s, across no edge', (_, image, box, place) => {
  const found = captionPlace(wholeIn(image, box, false, 0.5), box, 83);
  const near = Object.entries(place).map(([name, value]) => [name, expect.closeTo(value, 0)]);
  expect(found).toMatchObject(Object.fromEntries(near));
});

test('R-STORY-09 on what fills the glass words have all of it', () => {
  const box = size(1920, 1080);
  expect(captionPlace({ ...box, x: 0, y: 0 }, box, 83)).toBeNull();
});
