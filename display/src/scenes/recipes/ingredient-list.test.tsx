import type { Ingredient } from '@psifida/contract/content/library-item';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SceneContext } from '../common/scene-context.ts';
import type { SceneProps } from '../scene.ts';
import { IngredientList } from './ingredient-list.tsx';
import type { RecipePlate } from './recipe-plates.ts';

const drawn = (amounts: readonly (number | null)[]) => {
  const ingredients = amounts.map(
    (amount, index): Ingredient => ({ id: `${index}`, amount, text: { el: 'ρίγανη', en: 'oregano' } }),
  );
  const recipe = { servings: 4, ingredients } as unknown as RecipePlate['recipe'];
  const page = renderToStaticMarkup(
    <SceneContext value={{ language: 'el' } as SceneProps}>
      <IngredientList id="soup" recipe={recipe} servings={4} />
    </SceneContext>,
  );
  return page.match(/<li>.*?<\/li>/g)?.map((line) => line.match(/<span/g)?.length);
};

test('amounts have a column of their own, also on the line of what has none', () => {
  expect(drawn([2, null])).toEqual([2, 2]);
});

test('a recipe without any amount leaves no empty column', () => {
  expect(drawn([null, null])).toEqual([1, 1]);
});
