import { describe, expect, test } from 'vitest';
import { libraryKinds } from '../kinds.ts';
import {
  contradictionsOfItem,
  type DishContent,
  emptyItem,
  itemContents,
  itemNeeds,
  mediaOfItem,
  missingByCount,
  missingOfItem,
  type RecipeContent,
  standingOfItem,
  unfinishedTexts,
} from './library-item.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const row = (number: number, el: string, en: string) => ({ id: id(number), text: { el, en } });

const recipe: RecipeContent = {
  ...emptyItem.recipe,
  title: { el: 'Σπετσοφάι', en: 'Spetsofai' },
  image: id(1),
  ingredients: [
    { ...row(2, 'λουκάνικα', 'sausages'), amount: 4 },
    { ...row(3, 'πιπεριές', 'peppers'), amount: null },
  ],
  steps: [row(4, 'Τηγανίστε.', 'Fry.')],
};
const dish: DishContent = {
  ...emptyItem.dish,
  title: { el: 'Ντάκος', en: 'Dakos' },
  image: id(1),
  description: { el: 'Παξιμάδι', en: 'Rusk' },
};
const fullHd = () => ({ width: 1920, height: 1080 });
const small = () => ({ width: 1919, height: 1080 });

describe.each(libraryKinds)('%s', (kind) => {
  test('an empty one lacks exactly what its kind needs', () => {
    expect(missingOfItem(kind, emptyItem[kind], fullHd)).toEqual(
      itemNeeds[kind].map((need) => ({ ...need, have: 0 })),
    );
  });

  test('what is kept as counts says the same as the content itself', () => {
    const counts = Object.fromEntries(itemNeeds[kind].map(({ part, atLeast }) => [part, atLeast]));
    expect(missingByCount(kind, counts)).toEqual([]);
    expect(missingByCount(kind, {})).toEqual(missingOfItem(kind, emptyItem[kind], fullHd));
  });
});

describe('a recipe', () => {
  test('R-VAL-04 R-VAL-05 two ingredients, one step and one image of 1920x1080 are enough', () => {
    expect(missingOfItem('recipe', recipe, fullHd)).toEqual([]);
    expect(missingOfItem('recipe', recipe, small)).toMatchObject([{ part: 'image', quality: 'fullHd' }]);
    expect(missingOfItem('recipe', recipe, () => null)).toMatchObject([{ part: 'image', have: 0 }]);
  });

  test('R-VAL-04 an ingredient counts once both languages are there', () => {
    const ingredients = [...recipe.ingredients.slice(1), { ...row(5, 'αλάτι', ' '), amount: null }];
    const [standing] = standingOfItem('recipe', { ...recipe, ingredients }, fullHd);
    expect(standing).toMatchObject({ part: 'ingredients', atLeast: 2, have: 1 });
  });

  test('R-VAL-03 each unfinished row is named, with the language that is missing', () => {
    const content = {
      ...recipe,
      ingredients: [{ ...row(5, 'αλάτι', ''), amount: null }],
      steps: [row(6, '', 'Fry.'), row(7, '', '')],
    };
    expect(unfinishedTexts(content)).toEqual([
      { path: ['ingredients', 0, 'text'], code: 'field.required-in-english' },
      { path: ['steps', 0, 'text'], code: 'field.required-in-greek' },
      { path: ['steps', 1, 'text'], code: 'field.required-in-both-languages' },
    ]);
    expect(unfinishedTexts(recipe)).toEqual([]);
  });
});

test('of a dish any image will do, and the description is needed in both languages', () => {
  expect(missingOfItem('dish', dish, () => ({ width: 10, height: 10 }))).toEqual([]);
  const half = { ...dish, description: { el: 'Παξιμάδι', en: '' } };
  expect(missingOfItem('dish', half, fullHd)).toMatchObject([{ part: 'description' }]);
});

test('two rows under one identity cannot be, and a product is named once', () => {
  const steps = [row(4, 'α', 'a'), row(5, 'β', 'b'), row(4, 'γ', 'c')];
  const products = [id(8), id(9), id(8)];
  const code = 'field.invalid';
  expect(contradictionsOfItem({ ...recipe, steps })).toEqual([{ path: ['steps', 2, 'id'], code }]);
  expect(contradictionsOfItem({ ...dish, products })).toEqual([{ path: ['products', 2], code }]);
});

test('what an item shows is named once', () => {
  expect(mediaOfItem({ ...dish, media: [id(2), id(1), id(2)] })).toEqual([id(1), id(2)]);
  expect(mediaOfItem(emptyItem.product)).toEqual([]);
});

test('a product that says nothing of its producer, place and season is finished; one that says it in one language is not', () => {
  const product = { ...emptyItem.product, title: dish.title, image: id(1), description: dish.description };
  expect(unfinishedTexts(product)).toEqual([]);
  expect(unfinishedTexts({ ...product, season: { el: 'Φθινόπωρο', en: '' } })).toEqual([
    { path: ['season'], code: 'field.required-in-english' },
  ]);
  const { producer: _1, origin: _2, season: _3, ...before } = product;
  expect(itemContents.product.parse(before)).toEqual(product);
});
