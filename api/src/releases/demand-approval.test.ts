import { emptyManifest, type Manifest } from '@psifida/contract/content/release';
import { systems } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { onlyTakesAway } from './demand-approval.ts';

const presentation = (id: string, title = id) => ({ id, title: { el: title, en: title } }) as never;
const manifest = (presentations: readonly never[], recipes: object = {}): Manifest => ({
  ...emptyManifest('system7a', systems.system7a),
  presentations: [...presentations],
  recipes: recipes as Manifest['recipes'],
});
const [a, b, c] = [presentation('a'), presentation('b'), presentation('c')];

test('R-APPR-02 taking presentations away is no change of what is still shown', () => {
  expect(onlyTakesAway(manifest([a, b, c]), manifest([a, c]))).toBe(true);
  expect(onlyTakesAway(manifest([a, b], { r: 1, s: 2 }), manifest([a], { r: 1 }))).toBe(true);
  expect(onlyTakesAway(manifest([a]), manifest([]))).toBe(true);
});

test('R-APPR-02 anything new, changed, in another order, or in what is shown within, is one', () => {
  expect(onlyTakesAway(manifest([a]), manifest([a, b]))).toBe(false);
  expect(onlyTakesAway(manifest([a, b]), manifest([presentation('a', 'other')]))).toBe(false);
  expect(onlyTakesAway(manifest([a, b, c]), manifest([c, a]))).toBe(false);
  expect(onlyTakesAway(manifest([a, b], { r: 1 }), manifest([a], { r: 2 }))).toBe(false);
  const other = { ...manifest([a]), rules: systems.system1a };
  expect(onlyTakesAway(manifest([a]), other)).toBe(false);
});

test('R-APPR-02 more sizes of the same image are nobody’s change; another image is one, and so is a first one', () => {
  const shows = (...sizes: string[]): Manifest => ({
    ...manifest([a]),
    media: { m: { kind: 'video', images: sizes.map((sha256) => ({ sha256 })) } } as never,
  });
  const takes = (before: Manifest, after: Manifest) =>
    onlyTakesAway({ ...before, presentations: [a, b] }, after);
  expect(takes(shows('320'), shows('320', '3840'))).toBe(true);
  expect(takes(shows('320', '320 avif'), shows('320'))).toBe(true);
  expect(takes(shows('320'), shows('other'))).toBe(false);
  expect(takes(shows(), shows('poster'))).toBe(false);
});
