import { expect, test } from 'vitest';
import { glassSize } from './report.ts';

test.each([
  [1_081, 1_080, 1_080],
  [1_080, 1_080, 1_080],
  [937, 1_080, 937],
])('R-CARE-09 a window of %i on a screen of %i pixels is said to be %i high', (innerHeight, height, said) => {
  expect(glassSize({ innerWidth: 1_920, innerHeight, screen: { height } })).toEqual({
    width: 1_920,
    height: said,
  });
});
