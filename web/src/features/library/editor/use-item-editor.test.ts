import { emptyItem, type RecipeContent, standingOfItem } from '@psifida/contract/content/library-item';
import { expect, test } from 'vitest';
import { ProblemError } from '../../../api/problem-error.ts';
import { type Fault, faultsFromServer, inputOf, placeFaults } from '../../../document/faults.ts';
import { idOf as id } from '../../../lib/testing/samples.ts';
import { tidy, toForm } from './item-edits.ts';
import { faultsOfItem } from './use-item-editor.ts';

const inputsOf = (faults: Fault[]) => faults.map((fault) => inputOf('recipe', fault));
const title = { el: 'Φάβα', en: 'Split peas' };
const recipe: RecipeContent = {
  ...emptyItem.recipe,
  title,
  ingredients: [
    { id: id(1), amount: 250, text: { el: 'γρ. φάβα', en: 'g split peas' } },
    { id: id(2), amount: null, text: { el: 'αλάτι', en: '' } },
    { id: id(3), amount: null, text: { el: '', en: ' ' } },
  ],
  steps: [{ id: id(4), text: { el: 'Βράζουμε', en: 'Boil' } }],
};

test('a draft of a recipe may lack things while it is inactive, but not its title', () => {
  expect(faultsOfItem('recipe', tidy(recipe), { active: false })).toEqual([]);
  const faults = faultsOfItem('recipe', { ...recipe, title: { el: '', en: 'x' } }, { active: false });
  expect(faults[0]).toMatchObject({ code: 'field.required-in-greek', field: 'title', language: 'el' });
  expect(inputsOf(faults)[0]).toBe('recipe-title-el');
});

test('R-VAL-03 a draft is refused at the row that stands in one language only; empty rows are nobody’s', () => {
  const faults = faultsOfItem('recipe', tidy(recipe), { active: true });
  expect(inputsOf(faults)).toEqual([`row-${id(2)}-text-en`]);
  const placed = placeFaults(faults, { row: id(2), field: 'text' }, (code) => code);
  expect(placed).toEqual({ en: 'field.required-in-english' });
});

test('an amount that is no number is refused at its own field', () => {
  const ingredients = recipe.ingredients.slice(0, 1).map((one) => ({ ...one, amount: Number.NaN }));
  const faults = faultsOfItem('recipe', { ...recipe, ingredients }, { active: false });
  expect(inputsOf(faults)).toEqual([`row-${id(1)}-amount`]);
});

test('R-VAL-08 the API refuses at the same place', () => {
  const issues = [{ path: ['content', 'ingredients', 1, 'text'], code: 'field.required-in-english' }];
  const error = new ProblemError({ code: 'input.invalid', status: 422, issues });
  expect(inputsOf(faultsFromServer('recipe', error, tidy(recipe)))).toEqual([`row-${id(2)}-text-en`]);
});

test('R-VAL-04 a draft begins with the rows it needs, and what stays empty is not counted', () => {
  const form = toForm({ ...emptyItem.recipe, title });
  expect('ingredients' in form && [form.ingredients.length, form.steps.length]).toEqual([2, 1]);
  expect(tidy(form)).toEqual({ ...emptyItem.recipe, title });
  const standing = standingOfItem('recipe', form, () => null);
  const told = standing.map(({ part, have, atLeast }) => `${part}: ${have} of ${atLeast}`);
  expect(told).toEqual(['ingredients: 0 of 2', 'steps: 0 of 1', 'image: 0 of 1']);
});
