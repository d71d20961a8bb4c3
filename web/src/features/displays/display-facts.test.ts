import { expect, test } from 'vitest';
import { clockAmount } from './display-facts.tsx';

test.each([
  [1_200, null],
  [-8_000, { unit: 'seconds', count: 8, ahead: true }],
  [300_000, { unit: 'minutes', count: 5, ahead: false }],
  [-10_800_000, { unit: 'hours', count: 3, ahead: true }],
] as const)('a clock that is off by %d ms', (offset, amount) => {
  expect(clockAmount(offset)).toEqual(amount);
});
