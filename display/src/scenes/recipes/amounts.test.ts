import { expect, test } from 'vitest';
import { ingredientLine, roundAmount, writeAmount } from './amounts.ts';

const flour = { amount: 250, text: { el: 'γραμμάρια αλεύρι', en: 'grams of flour' } };

test('amounts grow and shrink with the servings', () => {
  const forTwo = { written: 4, wanted: 2 };
  expect(ingredientLine(flour, 'en', forTwo)).toEqual({ amount: '125', text: 'grams of flour' });
  expect(ingredientLine(flour, 'el', { written: 4, wanted: 8 }).amount).toBe('500');
  expect(ingredientLine({ ...flour, amount: 1 }, 'el', { written: 4, wanted: 3 }).amount).toBe('¾');
  expect(ingredientLine({ ...flour, amount: 1.5 }, 'el', { written: 4, wanted: 4 }).amount).toBe('1 ½');
});

test('what has no amount, or belongs to a recipe without servings, stays as it is', () => {
  expect(ingredientLine({ ...flour, amount: null }, 'el', { written: 4, wanted: 8 }).amount).toBe('');
  expect(ingredientLine(flour, 'en', { written: null, wanted: null }).amount).toBe('250');
  expect(ingredientLine({ ...flour, amount: 333 }, 'en', { written: 4, wanted: 4 }).amount).toBe('333');
});

test('nothing is measured more exactly than a cook can, and nothing vanishes', () => {
  expect([137.5, 33.3, 2.4, 0.01].map(roundAmount)).toEqual([140, 33, 2.5, 0.25]);
  expect(writeAmount(1250, 'el')).toBe('1.250');
  expect(writeAmount(1250, 'en')).toBe('1,250');
});
