import type { Image } from '@psifida/contract/content/media';
import { expect, test } from 'vitest';
import { fallbackOf, sourcesOf } from './image-sources.ts';

const sizes = [320, 960, 1920].flatMap((width) =>
  (['avif', 'webp', 'jpeg'] as const).map(
    (format): Image => ({ url: `/media/${width}.${format}`, format, width, height: width / 2, bytes: 1 }),
  ),
);

test('the smallest format comes first, each with all its widths', () => {
  expect(sourcesOf(sizes).map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
  expect(sourcesOf(sizes)[0]?.srcSet).toBe(
    '/media/320.avif 320w, /media/960.avif 960w, /media/1920.avif 1920w',
  );
});

test('browsers without any of this get a middling JPEG, or the largest there is', () => {
  expect(fallbackOf(sizes)?.url).toBe('/media/960.jpeg');
  expect(fallbackOf(sizes.slice(0, 3))?.url).toBe('/media/320.jpeg');
  expect(fallbackOf([])).toBeUndefined();
});
