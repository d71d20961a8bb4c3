import type { Release } from '@psifida/contract/content/release';
import { expect, test } from 'vitest';
import { isFitToShow } from '../stay-current.ts';
import { readKept } from './kept.ts';

const frozen = import.meta.glob<Record<string, Release>>('../../../../contract/frozen/release-*.json', {
  eager: true,
  import: 'default',
});
const kept = Object.entries(frozen).flatMap(([name, releases]) =>
  Object.entries(releases).map(([system, release]) => ({
    name,
    system,
    release: { ...release, side: 1920, order: 1 },
  })),
);

test.each(kept)('$name of $system, kept by the player of its time, can be shown', ({ release }) => {
  const [read] = readKept(release);
  expect(read?.hash).toBe(release.hash);
  expect(read && isFitToShow(read.manifest)).toBe(true);
});

test('what cannot be read any more is not there', () => {
  expect(readKept({ hash: 'x' })).toEqual([]);
  expect(readKept(null)).toEqual([]);
});
