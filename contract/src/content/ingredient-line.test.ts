import { expect, test } from 'vitest';
import { formsOf, ingredientLine } from './ingredient-line.ts';

const flour = { amount: 250, text: { el: 'γραμμάρια αλεύρι', en: 'grams of flour' } };
const lemons = { amount: 2, text: { el: 'λεμόνι | λεμόνια', en: 'lemon | lemons' } };
const oregano = { amount: 1, text: { el: 'κουταλιά ρίγανη', en: 'spoonful of oregano' } };
const bream = { amount: 2, text: { el: 'τσιπούρες', en: 'sea bream' } };
const milk = { amount: 1, text: { el: 'φλιτζάνι γάλα', en: 'cup of milk' } };
const litres = { amount: 2, text: { el: 'lt γάλα', en: 'l of milk' } };

type Line = [
  string,
  Parameters<typeof ingredientLine>[0],
  'el' | 'en',
  number | null,
  number | null,
  string,
  string,
];
test.each<Line>([
  ['amounts shrink with the servings', flour, 'en', 4, 2, '125', 'grams of flour'],
  ['amounts grow with the servings', flour, 'el', 4, 8, '500', 'γραμμάρια αλεύρι'],
  ['quarters', { ...flour, amount: 1 }, 'el', 4, 3, '¾', 'γραμμάρια αλεύρι'],
  ['what a cook can weigh', { ...flour, amount: 500 }, 'el', 8, 1, '65', 'γραμμάρια αλεύρι'],
  ['halves', lemons, 'el', 6, 8, '2½', 'λεμόνια'],
  ['no amount', { ...flour, amount: null }, 'el', 2, 8, '', 'γραμμάρια αλεύρι'],
  ['no amount of many', { ...lemons, amount: null }, 'el', 2, 8, '', 'λεμόνια'],
  ['a recipe without servings', flour, 'en', null, null, '250', 'grams of flour'],
  ['as it is written', { ...flour, amount: 333 }, 'en', 4, 4, '333', 'grams of flour'],
  ['one lemon', lemons, 'el', 2, 1, '1', 'λεμόνι'],
  ['three lemons', lemons, 'el', 2, 3, '3', 'λεμόνια'],
  ['one and a half in Greek', { ...lemons, amount: 1 }, 'el', 2, 3, '1½', 'λεμόνι'],
  ['one and a half in English', { ...lemons, amount: 1 }, 'en', 2, 3, '1½', 'lemons'],
  ['measures are known in both numbers', oregano, 'el', 2, 5, '2½', 'κουταλιές ρίγανη'],
  ['measures in English', oregano, 'en', 2, 3, '1½', 'spoonfuls of oregano'],
  ['an abbreviation has one form', litres, 'el', 2, 1, '1', 'lt γάλα'],
  ['no word is bent by guessing', bream, 'el', 2, 4, '4', 'τσιπούρες'],
  ['a cup for three is two thirds of a cup for two', milk, 'el', 3, 2, '⅔', 'φλιτζάνι γάλα'],
  ['thirds in English', milk, 'en', 3, 4, '1⅓', 'cups of milk'],
])('%s', (_what, ingredient, language, written, wanted, amount, text) => {
  expect(ingredientLine(ingredient, language, { written, wanted })).toEqual({ amount, text });
});

test('a word that is not known in both numbers stands with its own amount', () => {
  const one = ingredientLine(bream, 'el', { written: 2, wanted: 1 });
  expect(one).toEqual({ amount: '1', text: 'τσιπούρες', insteadOf: '2' });
});

test('an ingredient may be written for one and for more', () => {
  expect(formsOf('λεμόνι | λεμόνια')).toEqual({ one: 'λεμόνι', many: 'λεμόνια' });
  expect(formsOf('λεμόνι|λεμόνια, στυμμένα')).toEqual({ one: 'λεμόνι', many: 'λεμόνια, στυμμένα' });
});

test('what is no pair stays a text', () => {
  for (const text of ['λεμόνια', 'λεμόνια |', '| λεμόνια', 'α | β | γ', '']) expect(formsOf(text)).toBeNull();
});
