import { expect, test } from 'vitest';
import { sidesFor, sidesIn, stepAfter } from './picture-sides.ts';

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
