import { emptyContent } from '@psifida/contract/content/presentation-content';
import type { ReleaseMedia } from '@psifida/contract/content/release';
import { expect, test } from 'vitest';
import { anImageEntry } from '../../testing/a-release.ts';
import { slidesOf } from './slideshow.tsx';

const media = Object.fromEntries(['a', 'b', 'c'].map((id) => [id, { id } as ReleaseMedia]));
const presentation = (id: string, images: readonly string[], cover: string | null = null) => ({
  ...emptyContent({ el: id, en: id }),
  id,
  entries: images.map(anImageEntry),
  cover,
});

test('all images of all presentations follow one another, each set beginning with its cover', () => {
  const slides = slidesOf(
    [presentation('1', ['a', 'b', 'c'], 'entry b'), presentation('2', ['c', 'a'])],
    media,
  );
  expect(slides.map((slide) => `${slide.presentation}${slide.media.id}`)).toEqual([
    '1b',
    '1c',
    '1a',
    '2c',
    '2a',
  ]);
  expect(new Set(slides.map(({ key }) => key)).size).toBe(5);
});

test('an image that the release does not hold is left out', () => {
  expect(slidesOf([presentation('1', ['a', 'unknown'])], media)).toHaveLength(1);
});
