import { describe, expect, test } from 'vitest';
import {
  boxAround,
  commonTags,
  type GlassPlace,
  type Joinable,
  overlap,
  wallFaults,
  wordsPlace,
} from './joined-wall.ts';
import { seeded } from './seeded.ts';

const [a = '', b = '', c = ''] = [1, 2, 3].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
const place = (display: string, xMm: number, yMm = 0) => ({
  ...{ display, xMm, yMm },
  ...{ widthMm: 1_200, heightMm: 675 },
});
const known = (id: string, change: Partial<Joinable> = {}): Joinable => ({
  ...{ id, name: id, system: 'system1a', wall: null },
  ...change,
});
const faults = (places: ReturnType<typeof place>[], displays: Joinable[], wall: string | null = null) =>
  wallFaults({ system: 'system1a', places }, displays, wall).map(({ path, code }) => [path[1], code]);

test('R-JOIN-01 the whole is the smallest rectangle around all of them, frames between them included', () => {
  const box = boxAround([place(a, 100, 50), place(b, 1_320, 50), place(c, 100, 745)]);
  expect(box).toEqual({ xMm: 100, yMm: 50, widthMm: 2_420, heightMm: 1_370 });
});

test('R-JOIN-01 displays side by side are a wall, and touch one another at most', () => {
  expect(faults([place(a, 0), place(b, 1_200)], [known(a), known(b)])).toEqual([]);
  expect(faults([place(a, 0), place(b, 1_199)], [known(a), known(b)])).toEqual([[1, 'wall.overlaps']]);
});

test('R-JOIN-02 what does not belong there is said at the display that it is about', () => {
  const places = [place(a, 0), place(b, 1_300)];
  expect(faults(places, [known(a)])).toEqual([[1, 'field.unknown']]);
  expect(faults(places, [known(a), known(b, { system: 'system1b' })])).toEqual([[1, 'wall.other-system']]);
  expect(faults(places, [known(a), known(b, { wall: c })])).toEqual([[1, 'wall.in-another']]);
  expect(faults(places, [known(a), known(b, { wall: c })], c)).toEqual([]);
  expect(faults([place(a, 0), place(a, 1_300)], [known(a)])).toEqual([[1, 'wall.twice']]);
});

describe('R-JOIN-07 words stand on one display', () => {
  const small = { display: c, xMm: 900, yMm: 800, widthMm: 400, heightMm: 225 };
  test.each([
    ['in the lowest row, on the left of two', [place(b, 1_300, 700), place(a, 0), place(c, 0, 700)], c],
    ['in the middle of it', [place(a, 0), place(b, 1_220), place(c, 2_440)], b],
    ['hung by hand, a bit lower is no other row', [place(a, 0, 3), place(b, 1_220), place(c, 2_440, 8)], b],
    ['never on a small one beside large ones', [place(a, 0), place(b, 1_220), small], a],
  ])('%s', (_where, places, display) => {
    expect(wordsPlace(places)?.display).toBe(display);
  });

  test('on any wall: large enough, none of those clearly lower, and the same one in whatever order they are named', () => {
    const random = seeded('walls');
    const side = () => 100 + Math.floor(random() * 2_000);
    for (let wall = 0; wall < 300; wall += 1) {
      const places: GlassPlace[] = [];
      for (let tries = 0; tries < 12; tries += 1) {
        const [xMm, yMm] = [Math.floor(random() * 5_000), Math.floor(random() * 3_000)];
        const one = { xMm, yMm, widthMm: side(), heightMm: side() };
        if (!places.some((other) => overlap(other, one))) places.push(one);
      }
      const shorter = ({ widthMm, heightMm }: GlassPlace) => Math.min(widthMm, heightMm);
      const words = wordsPlace(places) as GlassPlace;
      const large = places.filter((one) => shorter(one) * 2 >= Math.max(...places.map(shorter)));
      expect(large).toContain(words);
      for (const { yMm, heightMm } of large)
        expect(words.yMm + words.heightMm * 1.1).toBeGreaterThanOrEqual(yMm + heightMm);
      expect(wordsPlace(places.toReversed())).toBe(words);
    }
  });
});

test('what is meant for displays with a tag is for a wall whose displays all have it', () => {
  expect(commonTags([['Λιμάνι', 'έξω'], ['ΛΙΜΑΝΙ']])).toEqual(['Λιμάνι']);
  expect(commonTags([['α'], []])).toEqual([]);
});
