import { emptyItem, type RecipeContent, standingOfItem } from '@psifida/contract/content/library-item';
import { describe, expect, test } from 'vitest';
import { faultsFromServer, inputOf, placeFaults } from '../../../document/faults.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { tidy, toForm } from './item-edits.ts';
import { faultsOfItem } from './use-item-editor.ts';

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
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

describe('a draft of a recipe', () => {
  test('may lack things while it is inactive, but not its title', () => {
    expect(faultsOfItem('recipe', tidy(recipe), { active: false })).toEqual([]);
    const [fault] = faultsOfItem('recipe', { ...recipe, title: { el: '', en: 'x' } }, { active: false });
    expect(fault).toMatchObject({ code: 'field.required-in-greek', field: 'title', language: 'el' });
    expect(fault && inputOf('recipe', fault)).toBe('recipe-title-el');
  });

  test('R-VAL-03 is refused at the row that stands in one language only; empty rows are nobody’s', () => {
    const faults = faultsOfItem('recipe', tidy(recipe), { active: true });
    expect(faults.map((fault) => inputOf('recipe', fault))).toEqual([`row-${id(2)}-text-en`]);
    expect(placeFaults(faults, { row: id(2), field: 'text' }, (code) => code)).toEqual({
      en: 'field.required-in-english',
    });
  });

  test('an amount that is no number is refused at its own field', () => {
    const [first] = recipe.ingredients;
    if (!first) return expect.fail();
    const typed = { ...recipe, ingredients: [{ ...first, amount: Number.NaN }] };
    const faults = faultsOfItem('recipe', typed, { active: false });
    expect(faults.map((fault) => inputOf('recipe', fault))).toEqual([`row-${id(1)}-amount`]);
  });

  test('R-VAL-08 the API refuses at the same place', () => {
    const error = new ProblemError({
      code: 'input.invalid',
      status: 422,
      issues: [{ path: ['content', 'ingredients', 1, 'text'], code: 'field.required-in-english' }],
    });
    const [fault] = faultsFromServer('recipe', error, tidy(recipe));
    expect(fault && inputOf('recipe', fault)).toBe(`row-${id(2)}-text-en`);
  });

  test('R-VAL-04 begins with the rows it needs, and what stays empty is not counted', () => {
    const form = toForm({ ...emptyItem.recipe, title });
    expect('ingredients' in form && [form.ingredients.length, form.steps.length]).toEqual([2, 1]);
    expect(tidy(form)).toEqual({ ...emptyItem.recipe, title });
    const standing = standingOfItem('recipe', form, () => null);
    expect(standing.map(({ part, have, atLeast }) => [part, have, atLeast])).toEqual([
      ['ingredients', 0, 2],
      ['steps', 0, 1],
      ['image', 0, 1],
    ]);
  });
});
