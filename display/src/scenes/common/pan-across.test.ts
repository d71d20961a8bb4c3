import { describe, expect, test } from 'vitest';
import { panAcross } from './pan-across.ts';

const totem = { width: 1080, height: 1920 };
const boxes = [totem, { width: 1080, height: 1000 }, { width: 1920, height: 1080 }];
const wide = { width: 3840, height: 2160 };
const pictures = [
  wide,
  { width: 1440, height: 1920 },
  { width: 2400, height: 2400 },
  { width: 1000, height: 5000 },
];
const focals = [0, 0.3, 0.5, 0.9, 1].flatMap((x) => [0, 0.5, 1].map((y) => ({ x, y })));
const reach = { before: 1.1, beyond: 0.2 };
const middle = { x: 0.5, y: 0.5 };

describe.each(boxes)('in %o', (box) => {
  test.each(pictures)('%o fills it all the way', (picture) => {
    for (const focal of focals)
      for (const turn of [0, 1]) {
        const { width, height, from, to, still } = panAcross(picture, box, { focal, turn, reach });
        for (const { x, y, scale } of [from, to, still]) {
          expect(Math.max(x, y)).toBeLessThanOrEqual(0.01);
          expect(x + width * scale).toBeGreaterThanOrEqual(box.width - 0.01);
          expect(y + height * scale).toBeGreaterThanOrEqual(box.height - 0.01);
        }
      }
  });

  test.each(pictures)(
    '%o has its focal point in sight when it arrives, and where it stands still',
    (picture) => {
      for (const focal of focals)
        for (const turn of [0, 1]) {
          const { width, height, to, still } = panAcross(picture, box, { focal, turn, reach });
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

test('two turns show the whole width of a wide picture on a totem', () => {
  const seen = [0, 1].flatMap((turn) => {
    const { width, from, to } = panAcross(wide, totem, { focal: middle, turn, reach });
    return [from, to].flatMap(({ x, scale }) => [-x / (width * scale), (totem.width - x) / (width * scale)]);
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
