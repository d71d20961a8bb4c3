import { expect, test } from 'vitest';
import { aManifest, aRelease } from '../../testing/a-release.ts';
import { filesOf } from './choose-rendition.ts';
import type { KeptRelease } from './kept.ts';
import { lastGood, orphans, releasesToDrop } from './last-good.ts';

const one = aRelease('one', 1, ['a', 'b']);
const two = aRelease('two', 2, ['b', 'c']);
const three = aRelease('three', 3, ['c', 'd']);
const four = aRelease('four', 4, ['d', 'e']);
const filesIn = (...releases: KeptRelease[]) =>
  new Set(releases.flatMap(({ manifest, side }) => filesOf(manifest, side).map(({ url }) => url)));

test('what is pointed to is played, also when a newer one lies beside it; without a pointer nothing is', () => {
  expect(lastGood([one, two], 'one', filesIn(one, two))).toBe(one);
  expect(lastGood([one, two], undefined, filesIn(one, two))).toBeNull();
});

test('a release of which a single file is gone is not played: the newest whole one is', () => {
  const onDevice = filesIn(one, two, three);
  onDevice.delete('/media/d-960.webp');
  expect(lastGood([one, two, three], 'three', onDevice)).toBe(two);
  onDevice.delete('/media/b-1920.webp');
  expect(lastGood([one, two, three], 'three', onDevice)).toBeNull();
});

test('a release of another system is never a substitute', () => {
  const other = { ...two, manifest: aManifest({ ...two.manifest, system: 'system8' }) };
  expect(lastGood([other, three], 'three', filesIn(other))).toBeNull();
});

test('the last three stay, and the one on the glass', () => {
  expect(releasesToDrop([one, two, three], 'four', null)).toEqual(['one']);
  expect(releasesToDrop([one, two, three], 'four', 'one')).toEqual([]);
  expect(releasesToDrop([one, two], 'three', null)).toEqual([]);
  expect(releasesToDrop([one, two, three], 'three', null)).toEqual([]);
});

test('only what no kept release needs is removed', () => {
  expect(orphans(filesIn(one, two, three, four), [two, three, four])).toEqual([
    '/media/a-1920.webp',
    '/media/a-960.webp',
  ]);
});
