import { expect, test } from 'vitest';
import { roundAmount, writeAmount } from './amounts.ts';

test('on scales and in a jug nothing is measured more exactly than a cook can', () => {
  const fine = (amount: number) => roundAmount(amount, 'fine', 100);
  expect([62.5, 31.25, 83.3, 22.4, 58, 137.5].map(fine)).toEqual([65, 30, 85, 20, 60, 140]);
  expect([333.3, 266.7, 1_250].map(fine)).toEqual([330, 270, 1_250]);
  expect([17.3, 1.33].map(fine)).toEqual([17, 1]);
});

test('vegetables are halved, and quartered only where there is less than one or where it is written so', () => {
  const pieces = (amount: number) => roundAmount(amount, 'pieces', 2);
  expect([2.67, 1.2, 1.25, 12.5, 137.5].map(pieces)).toEqual([2.5, 1, 1.5, 13, 138]);
  expect([0.75, 0.3].map(pieces)).toEqual([0.75, 0.25]);
  expect(roundAmount(2.7, 'pieces', 1.25)).toBe(2.75);
  expect(roundAmount(1.7, 'coarse', 1)).toBe(1.75);
});

test('nothing vanishes', () => {
  for (const measure of ['fine', 'coarse', 'pieces'] as const)
    expect(roundAmount(0.01, measure, 1)).toBe(0.25);
});

test('amounts are written as in a cookery book', () => {
  const written = [0.25, 1.5, 2, 0.2, 12.5, 1250].map((amount) => writeAmount(amount, 'en'));
  expect(written).toEqual(['¼', '1½', '2', '0.2', '12.5', '1,250']);
  expect(writeAmount(1250, 'el')).toBe('1.250');
});

test('cups and spoons are measured in thirds and quarters', () => {
  const cups = (amount: number) => writeAmount(roundAmount(amount, 'cups', 1), 'el');
  const measured = [1 / 3, 2 / 3, 4 / 3, 0.75, 2.5, 0.01, 0.95, 1.05].map(cups);
  expect(measured).toEqual(['⅓', '⅔', '1⅓', '¾', '2½', '¼', '1', '1']);
});

test('a third that was written in figures is a third, and no amount has three places after the comma', () => {
  const written = [1.333, 0.33, 2.67, 0.667, 13.333].map((amount) => writeAmount(amount, 'el'));
  expect(written).toEqual(['1⅓', '⅓', '2⅔', '⅔', '13,33']);
});
