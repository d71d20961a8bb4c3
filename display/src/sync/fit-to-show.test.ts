import { expect, test } from 'vitest';
import { aManifest, aMedia, aPresentation } from '../testing/a-release.ts';
import { isFitToShow } from './fit-to-show.ts';

const pictures = ['a', 'b', 'c', 'd'].map((name) => aMedia(name));
const media = Object.fromEntries(pictures.map((one) => [one.id, one]));
const entries = pictures.map(({ id }) => ({
  kind: 'image' as const,
  id,
  active: true,
  media: id,
  category: null,
}));
const release = (count: number) =>
  aManifest({ media, presentations: [aPresentation('p', { entries: entries.slice(0, count) })] });

test('R-RULE-01 a display does not take a presentation that lacks something', () => {
  expect(isFitToShow(release(4))).toBe(true);
  expect(isFitToShow(release(3))).toBe(false);
});

test('an empty release is fit: it shows the calm picture', () => {
  expect(isFitToShow(aManifest())).toBe(true);
});
