import { expect, test } from 'vitest';
import { nextFetchSeconds } from './refresh-feeds.ts';

test.each([
  [0, 600],
  [1, 120],
  [2, 240],
  [7, 7_200],
  [10_000, 7_200],
])('after %i failures a feed is asked again in about %i seconds', (failures, seconds) => {
  for (let turn = 0; turn < 50; turn += 1) {
    const next = nextFetchSeconds(failures);
    expect(next).toBeGreaterThanOrEqual(seconds * 0.9);
    expect(next).toBeLessThanOrEqual(seconds * 1.1);
  }
});
