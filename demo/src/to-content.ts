import { randomUUID } from 'node:crypto';
import type { Entry, EntryOf } from '@psifida/contract/content/entry';
import type { DishContent, ProductContent, RecipeContent } from '@psifida/contract/content/library-item';
import { emptyContent, type PresentationContent } from '@psifida/contract/content/presentation-content';
import type { ImageName, VideoName } from './images.ts';
import type { DemoDish, DemoProduct, DemoRecipe, DishName, ProductName, RecipeName } from './library.ts';
import { demoNewsPath } from './news.ts';
import type { DemoPresentation } from './presentations.ts';
import { stories, videoTitles } from './stories.ts';

type Known = {
  images: ReadonlyMap<ImageName, string>;
  videos: ReadonlyMap<VideoName, string>;
  recipes: ReadonlyMap<RecipeName, string>;
  dishes: ReadonlyMap<DishName, string>;
  products: ReadonlyMap<ProductName, string>;
  /** Where the demonstration's own news are served. */
  publicUrl: string;
};

/** A presentation of the tables as staff would have saved it. */
export function toContent(one: DemoPresentation, known: Known): PresentationContent {
  const base = () => ({ id: randomUUID(), active: true });
  const image = (name: ImageName, category: string | null = null): EntryOf<'image'> => ({
    ...base(),
    kind: 'image',
    media: idOf(known.images, name),
    category,
    // A map tells by its points.
    ...(!one.points && stories[name]),
  });
  const map = one.map ? image(one.map) : null;
  const images = (one.images ?? []).map((name) => image(name));
  const entries: Entry[] = [...(map ? [map] : []), ...images];

  for (const name of one.videos ?? [])
    entries.push({ ...base(), kind: 'video', media: idOf(known.videos, name), title: videoTitles[name] });
  for (const { title, images } of one.categories ?? []) {
    const category = { ...base(), kind: 'image-category' as const, title };
    entries.push(category, ...images.map((name) => image(name, category.id)));
  }
  if (one.categories)
    entries.push({
      ...base(),
      kind: 'news-links',
      links: { el: known.publicUrl + demoNewsPath('el'), en: known.publicUrl + demoNewsPath('en') },
    });
  for (const { title, text, images, place } of one.points ?? [])
    entries.push({
      ...base(),
      kind: 'point-title',
      title,
      text,
      place,
      media: images.map((name) => idOf(known.images, name)),
    });
  for (const name of one.recipes ?? [])
    entries.push({ ...base(), kind: 'recipe', recipe: idOf(known.recipes, name) });
  for (const name of one.dishes ?? [])
    entries.push({ ...base(), kind: 'dish', dish: idOf(known.dishes, name) });
  for (const name of one.products ?? [])
    entries.push({ ...base(), kind: 'product', product: idOf(known.products, name) });
  for (const { image, title } of one.puzzles ?? [])
    entries.push({ ...base(), kind: 'puzzle-image', media: idOf(known.images, image), title });

  return {
    ...emptyContent(one.title),
    seconds: one.seconds ?? null,
    shuffle: one.shuffle ?? false,
    tags: one.tags ?? [],
    room: one.room ? { announcements: true, events: true, after: one.room } : null,
    entries,
    map: map?.id ?? null,
    cover: images[0]?.id ?? null,
    table: one.table
      ? {
          ...one.table,
          images: images.map(({ id }, index) => ({
            entry: id,
            width: index % 3 === 0 ? 'large' : 'medium',
          })),
        }
      : null,
    puzzle: one.puzzle ?? null,
    paths: one.paths ?? null,
  };
}

type Images = { images: ReadonlyMap<ImageName, string> };

/** What the tables of the demonstration call by name, under the id that it got. */
function idOf<Name extends string>(ids: ReadonlyMap<Name, string>, name: Name): string {
  const id = ids.get(name);
  if (!id) throw new Error(`the demonstration has no '${name}'`);
  return id;
}

export const toRecipe = (
  { title, image, servings, minutes, ingredients, steps }: DemoRecipe,
  { images }: Images,
): RecipeContent => ({
  title,
  image: idOf(images, image),
  media: [],
  servings,
  minutes,
  ingredients: ingredients.map(([amount, el, en]) => ({ id: randomUUID(), amount, text: { el, en } })),
  steps: steps.map(([el, en]) => ({ id: randomUUID(), text: { el, en } })),
});

type Tasted = Pick<DemoDish, 'title' | 'image' | 'description'>;

const toTasted = ({ title, image, description }: Tasted, { images }: Images) => ({
  title,
  image: idOf(images, image),
  media: [],
  description,
});

export const toProduct = (product: DemoProduct, known: Images): ProductContent => ({
  ...toTasted(product, known),
  producer: product.producer,
  origin: product.origin,
  season: product.season,
});

export const toDish = (
  { products: names, ...dish }: DemoDish,
  known: Images & { products: ReadonlyMap<ProductName, string> },
): DishContent => ({
  ...toTasted(dish, known),
  products: names.map((name) => idOf(known.products, name)),
});
