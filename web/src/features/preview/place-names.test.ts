import '../../i18n/testing/both-languages.ts';
import { emptyItem } from '@psifida/contract/content/library-item';
import { emptyContent } from '@psifida/contract/content/presentation-content';
import { emptyManifest } from '@psifida/contract/content/release';
import { systems } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { placeNames } from './place-names.ts';

const [id, pie, row, line] = ['1', '2', '3', '4'].map(
  (one) => `5f0c7b1e-0000-4000-8000-00000000000${one}`,
) as [string, string, string, string];
const recipe = {
  ...emptyItem.recipe,
  title: { el: 'Πίτα', en: 'Pie' },
  steps: [{ id: line, text: { el: 'Ψήνουμε.', en: 'Bake.' } }],
};
const content = {
  ...emptyContent({ el: 'Γεύσεις', en: 'Tastes' }),
  entries: [{ kind: 'recipe' as const, id: row, active: true, recipe: pie }],
};
const draft = {
  id,
  content,
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
  expect(
    Object.keys(placeNames(draft, { item: 'recipe' }, 'el')).every((key) => key.startsWith('recipe/')),
  ).toBe(true);
  expect(Object.keys(placeNames(draft, { only: 'puzzle' }, 'el'))).toEqual([`presentation/${id}//puzzle`]);
});
