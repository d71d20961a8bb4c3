import { expect, test } from 'vitest';
import { decodedSmaller, sidesFor, sidesIn, stepAfter } from './image-sides.ts';

test.each([
  [{ width: 6000, height: 4000 }, [320, 960, 1920, 3840]],
  [{ width: 2000, height: 3000 }, [320, 960, 1920, 3000]],
  [{ width: 1920, height: 1080 }, [320, 960, 1920]],
  [{ width: 1000, height: 500 }, [320, 960, 1000]],
  [{ width: 300, height: 200 }, [300]],
])('%j is made in %j', (size, sides) => {
  expect(sidesFor(size)).toEqual(sides);
});

test.each([
  [{ width: 6000, height: 4000 }, ['usable', 'largest', 'others']],
  [{ width: 1080, height: 1920 }, ['usable', 'others']],
  [{ width: 300, height: 200 }, ['others']],
])('%j takes the steps %j after its thumbnail', (size, expected) => {
  const steps = [];
  for (let step = stepAfter(size, 'thumbnail'); step; step = stepAfter(size, step)) steps.push(step);
  expect(steps).toEqual(expected);
  const { thumbnail, usable, largest } = sidesIn(size);
  expect([thumbnail, ...usable.toReversed(), ...largest]).toEqual(sidesFor(size));
});

test.each([
  ['a photo of 12 megapixels', { width: 4000, height: 3000 }, 1920, 2],
  ['one that stands', { width: 3024, height: 4032 }, 1920, 2],
  ['exactly twice as large', { width: 3840, height: 2160 }, 1920, 2],
  ['four times as large', { width: 8000, height: 6000 }, 1920, 4],
  ['one whose side would be rounded', { width: 4000, height: 2999 }, 1920, 1],
  ['three times as large, of which the library decodes the half', { width: 6000, height: 4000 }, 1920, 1],
  ['not twice as large', { width: 3839, height: 2000 }, 1920, 1],
  ['smaller', { width: 1000, height: 800 }, 1920, 1],
])('%s is decoded smaller only where nothing is rounded: %j for %i by %i', (_what, size, side, expected) => {
  expect(decodedSmaller(size, side)).toBe(expected);
});
