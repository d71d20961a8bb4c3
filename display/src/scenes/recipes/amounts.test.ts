import { expect, test } from 'vitest';
import { roundAmount, writeAmount } from './amounts.ts';

test('nothing is measured more exactly than a cook can, and nothing vanishes', () => {
  expect([137.5, 33.3, 2.4, 0.01].map(roundAmount)).toEqual([140, 33, 2.5, 0.25]);
});

test('amounts are written as in a cookery book', () => {
  expect([0.25, 1.5, 2, 0.2, 12.5].map((amount) => writeAmount(amount, 'en'))).toEqual([
    '¼',
    '1½',
    '2',
    '0.2',
    '12.5',
  ]);
  expect(writeAmount(1250, 'el')).toBe('1.250');
  expect(writeAmount(1250, 'en')).toBe('1,250');
});
