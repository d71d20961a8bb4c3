import { expect, test } from 'vitest';
import { sidesFor } from './picture-sides.ts';

test.each([
  [{ width: 6000, height: 4000 }, [320, 960, 1920, 3840]],
  [{ width: 2000, height: 3000 }, [320, 960, 1920, 3000]],
  [{ width: 1920, height: 1080 }, [320, 960, 1920]],
  [{ width: 1000, height: 500 }, [320, 960, 1000]],
  [{ width: 300, height: 200 }, [300]],
])('%j is made in %j', (size, sides) => {
  expect(sidesFor(size)).toEqual(sides);
});
