import { expect, test } from 'vitest';
import { largestThatFits } from './largest-that-fits.ts';

test('text grows as far as its place allows, and never beyond what is asked for', () => {
  expect(largestThatFits(20, 80, () => true)).toBe(80);
  expect(largestThatFits(20, 80, () => false)).toBe(20);
  const size = largestThatFits(20, 80, (px) => px <= 51.2);
  expect(size).toBeGreaterThan(50.5);
  expect(size).toBeLessThanOrEqual(51.2);
});
