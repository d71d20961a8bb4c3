import { expect, test } from 'vitest';
import { sideInWall, windowOf } from './wall-window.ts';

const glass = (xMm: number, yMm: number) => ({ xMm, yMm, widthMm: 1_200, heightMm: 675 });
const square = [glass(0, 0), glass(1_220, 0), glass(0, 695), glass(1_220, 695)];
const fullHd = { width: 1_920, height: 1_080 };

test('R-JOIN-01 four displays show one image: each its corner, and what is behind the frames is seen by nobody', () => {
  const parts = square.map((_, own) => windowOf({ places: square, own }, fullHd)?.whole);
  for (const part of parts) expect(part).toMatchObject({ width: 3_872, height: 2_192 });
  const corners = parts.map((part) => `${part?.left} ${part?.top}`);
  expect(corners).toEqual(['0 0', '-1952 0', '0 -1112', '-1952 -1112']);
});

test('R-JOIN-01 on a display with other pixels, or of another size, everything has the same millimetres', () => {
  const large = { xMm: 1_220, yMm: 0, widthMm: 2_400, heightMm: 1_350 };
  const places = [glass(0, 0), large];
  const mm = (own: number, width: number) => {
    const { whole } = windowOf({ places, own }, { width, height: 1 }) ?? {};
    const perPx = (places[own]?.widthMm ?? 0) / width;
    return [whole?.left, whole?.width, whole?.height].map((px) => Math.round((px ?? 0) * perPx));
  };
  expect(mm(0, 1_280)).toEqual([0, 3_620, 1_350]);
  expect(mm(1, 3_840)).toEqual([-1_220, 3_620, 1_350]);
});

test('R-JOIN-07 words have one display to themselves: whole on its glass, and on no other, in whatever pixels each has', () => {
  const row = [0, 1, 2].map((at) => glass(at * 1_220, at % 2));
  const mixed = [glass(0, 0), { xMm: 1_220, yMm: 0, widthMm: 675, heightMm: 1_200 }, glass(0, 695)];
  for (const [places, spoken] of [
    [square, 2],
    [row, 1],
    [mixed, 2],
  ] as const)
    for (const own of places.keys()) {
      const shape = { width: 1_000 + 777 * own, height: 1_000 };
      const { whole, words } = windowOf({ places, own }, shape) ?? {};
      if (!whole || !words) throw new Error('no window');
      const mm = (px: number) => Math.round((px * (places[own]?.widthMm ?? 0)) / shape.width);
      // Where they come to lie on this glass, from its own corner.
      const [xMm, yMm] = [mm(whole.left + words.left), mm(whole.top + words.top)];
      const { xMm: left = 0, yMm: top = 0 } = places[own] ?? {};
      const { widthMm, heightMm } = { widthMm: mm(words.width), heightMm: mm(words.height) };
      expect({ xMm: xMm + left, yMm: yMm + top, widthMm, heightMm }).toEqual(places[spoken]);
    }
});

test('images are fetched large enough for the whole of which a part is shown', () => {
  expect(sideInWall({ places: square, own: 0 }, 1_920)).toBe(3_872);
  expect(sideInWall(null, 1_920)).toBe(1_920);
});
