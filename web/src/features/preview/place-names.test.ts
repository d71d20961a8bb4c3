import '../../i18n/testing/both-languages.ts';
import { emptyItem } from '@psifida/contract/content/library-item';
import { emptyManifest } from '@psifida/contract/content/release';
import { systems } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { contentOf, idOf } from '../../lib/testing/samples.ts';
import { placeNames } from './place-names.ts';

const [id, pie, row, line] = [idOf(1), idOf(2), idOf(3), idOf(4)];
const recipe = {
  ...emptyItem.recipe,
  title: { el: 'Πίτα', en: 'Pie' },
  steps: [{ id: line, text: { el: 'Ψήνουμε.', en: 'Bake.' } }],
};
const draft = {
  id,
  content: contentOf({ kind: 'recipe', id: row, active: true, recipe: pie }),
  manifest: { ...emptyManifest('system7a', systems.system7a), recipes: { [pie]: recipe } },
};

test('what can be pointed at is called as it is called elsewhere, and a recipe says which it is', () => {
  const names = placeNames(draft, {}, 'en');
  expect(names[`presentation/${id}//title`]).toBe('Title');
  expect(names[`presentation/${id}/${row}/recipe`]).toBe('Recipe 1: Recipe');
  expect(names[`recipe/${pie}//title`]).toBe('Pie: Title');
  expect(names[`recipe/${pie}/${line}/text`]).toBe('Pie: Step 1');
});

test('beside a form of its own only what that form holds can be pointed at', () => {
  const ofRecipe = Object.keys(placeNames(draft, { item: 'recipe' }, 'el'));
  expect(ofRecipe.every((key) => key.startsWith('recipe/'))).toBe(true);
  expect(Object.keys(placeNames(draft, { only: 'puzzle' }, 'el'))).toEqual([`presentation/${id}//puzzle`]);
});
