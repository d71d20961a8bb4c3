import { expect, test } from 'vitest';
import { ingredientLine } from './ingredient-line.ts';

const flour = { amount: 250, text: { el: 'γραμμάρια αλεύρι', en: 'grams of flour' } };
const lemons = { amount: 2, text: { el: 'λεμόνι | λεμόνια', en: 'lemon | lemons' } };
const oregano = { amount: 1, text: { el: 'κουταλιά ρίγανη', en: 'spoonful of oregano' } };
const bream = { amount: 2, text: { el: 'τσιπούρες', en: 'sea bream' } };
const ofTwo = (wanted: number) => ({ written: 2, wanted });

test('amounts grow and shrink with the servings', () => {
  expect(ingredientLine(flour, 'en', { written: 4, wanted: 2 })).toEqual({
    amount: '125',
    text: 'grams of flour',
  });
  expect(ingredientLine(flour, 'el', { written: 4, wanted: 8 }).amount).toBe('500');
  expect(ingredientLine({ ...flour, amount: 1 }, 'el', { written: 4, wanted: 3 }).amount).toBe('¾');
  expect(ingredientLine({ ...flour, amount: 500 }, 'el', { written: 8, wanted: 1 }).amount).toBe('65');
  expect(ingredientLine(lemons, 'el', { written: 6, wanted: 8 })).toEqual({ amount: '2½', text: 'λεμόνια' });
});

test('what has no amount, or belongs to a recipe without servings, stays as it is', () => {
  expect(ingredientLine({ ...flour, amount: null }, 'el', ofTwo(8)).amount).toBe('');
  expect(ingredientLine({ ...lemons, amount: null }, 'el', ofTwo(8)).text).toBe('λεμόνια');
  expect(ingredientLine(flour, 'en', { written: null, wanted: null }).amount).toBe('250');
  expect(ingredientLine({ ...flour, amount: 333 }, 'en', { written: 4, wanted: 4 }).amount).toBe('333');
});

test('one lemon, two lemons: what is written for one and for more is shown in the right number', () => {
  expect(ingredientLine(lemons, 'el', ofTwo(1))).toEqual({ amount: '1', text: 'λεμόνι' });
  expect(ingredientLine(lemons, 'el', ofTwo(3))).toEqual({ amount: '3', text: 'λεμόνια' });
  expect(ingredientLine({ ...lemons, amount: 1 }, 'el', ofTwo(3))).toEqual({ amount: '1½', text: 'λεμόνι' });
  expect(ingredientLine({ ...lemons, amount: 1 }, 'en', ofTwo(3))).toEqual({ amount: '1½', text: 'lemons' });
});

test('measures are known in both numbers', () => {
  expect(ingredientLine(oregano, 'el', ofTwo(5))).toEqual({ amount: '2½', text: 'κουταλιές ρίγανη' });
  expect(ingredientLine(oregano, 'en', ofTwo(3))).toEqual({ amount: '1½', text: 'spoonfuls of oregano' });
  const milk = { amount: 2, text: { el: 'lt γάλα', en: 'l of milk' } };
  expect(ingredientLine(milk, 'el', ofTwo(1))).toEqual({ amount: '1', text: 'lt γάλα' });
});

test('no word is bent by guessing: one that is not known in both numbers stands with its own amount', () => {
  expect(ingredientLine(bream, 'el', ofTwo(4))).toEqual({ amount: '4', text: 'τσιπούρες' });
  expect(ingredientLine(bream, 'el', ofTwo(1))).toEqual({ amount: '1', text: 'τσιπούρες', insteadOf: '2' });
});

test('a cup for three is two thirds of a cup for two', () => {
  const milk = { amount: 1, text: { el: 'φλιτζάνι γάλα', en: 'cup of milk' } };
  expect(ingredientLine(milk, 'el', { written: 3, wanted: 2 })).toEqual({
    amount: '⅔',
    text: 'φλιτζάνι γάλα',
  });
  expect(ingredientLine(milk, 'en', { written: 3, wanted: 4 })).toEqual({
    amount: '1⅓',
    text: 'cups of milk',
  });
});
