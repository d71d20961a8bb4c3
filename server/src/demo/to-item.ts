import { randomUUID } from 'node:crypto';
import type { DishContent, ProductContent, RecipeContent } from '@psifida/contract/content/library-item';
import type { DemoDish, DemoProduct, DemoRecipe, ProductName } from './library.ts';
import type { PictureName } from './pictures.ts';

type Pictures = { pictures: ReadonlyMap<PictureName, string> };

/** What the tables of the demonstration call by name, under the id that it got. */
export function idOf<Name extends string>(ids: ReadonlyMap<Name, string>, name: Name): string {
  const id = ids.get(name);
  if (!id) throw new Error(`the demonstration has no '${name}'`);
  return id;
}

export const toRecipe = (
  { title, image, servings, minutes, ingredients, steps }: DemoRecipe,
  { pictures }: Pictures,
): RecipeContent => ({
  title,
  image: idOf(pictures, image),
  media: [],
  servings,
  minutes,
  ingredients: ingredients.map(([amount, el, en]) => ({ id: randomUUID(), amount, text: { el, en } })),
  steps: steps.map(([el, en]) => ({ id: randomUUID(), text: { el, en } })),
});

type Tasted = Pick<DemoDish, 'title' | 'image' | 'description'>;

const toTasted = ({ title, image, description }: Tasted, { pictures }: Pictures) => ({
  title,
  image: idOf(pictures, image),
  media: [],
  description,
});

export const toProduct = (product: DemoProduct, known: Pictures): ProductContent => ({
  ...toTasted(product, known),
  producer: product.producer,
  origin: product.origin,
  season: product.season,
});

export const toDish = (
  { products: names, ...dish }: DemoDish,
  known: Pictures & { products: ReadonlyMap<ProductName, string> },
): DishContent => ({
  ...toTasted(dish, known),
  products: names.map((name) => idOf(known.products, name)),
});
