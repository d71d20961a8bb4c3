import { randomUUID } from 'node:crypto';
import type { Entry, EntryOf } from '@psifida/contract/content/entry';
import { emptyContent, type PresentationContent } from '@psifida/contract/content/presentation-content';
import type { FilmName } from './films.ts';
import type { DishName, ProductName, RecipeName } from './library.ts';
import { demoNewsPath } from './news.ts';
import type { PictureName } from './pictures.ts';
import type { DemoPresentation } from './presentations.ts';
import { filmTitles, stories } from './stories.ts';
import { idOf } from './to-item.ts';

type Known = {
  pictures: ReadonlyMap<PictureName, string>;
  films: ReadonlyMap<FilmName, string>;
  recipes: ReadonlyMap<RecipeName, string>;
  dishes: ReadonlyMap<DishName, string>;
  products: ReadonlyMap<ProductName, string>;
  /** Where the demonstration's own news are served. */
  publicUrl: string;
};

/** A presentation of the tables as staff would have saved it. */
export function toContent(one: DemoPresentation, known: Known): PresentationContent {
  const base = () => ({ id: randomUUID(), active: true });
  const image = (name: PictureName, category: string | null = null): EntryOf<'image'> => ({
    ...base(),
    kind: 'image',
    media: idOf(known.pictures, name),
    category,
    // A map tells by its points.
    ...(!one.points && stories[name]),
  });
  const map = one.map ? image(one.map) : null;
  const images = (one.pictures ?? []).map((name) => image(name));
  const entries: Entry[] = [...(map ? [map] : []), ...images];

  for (const name of one.films ?? [])
    entries.push({ ...base(), kind: 'video', media: idOf(known.films, name), title: filmTitles[name] });
  for (const { title, pictures } of one.categories ?? []) {
    const category = { ...base(), kind: 'image-category' as const, title };
    entries.push(category, ...pictures.map((name) => image(name, category.id)));
  }
  if (one.categories)
    entries.push({
      ...base(),
      kind: 'news-links',
      links: { el: known.publicUrl + demoNewsPath('el'), en: known.publicUrl + demoNewsPath('en') },
    });
  for (const { title, text, pictures, place } of one.points ?? [])
    entries.push({
      ...base(),
      kind: 'point-title',
      title,
      text,
      place,
      media: pictures.map((name) => idOf(known.pictures, name)),
    });
  for (const name of one.recipes ?? [])
    entries.push({ ...base(), kind: 'recipe', recipe: idOf(known.recipes, name) });
  for (const name of one.dishes ?? [])
    entries.push({ ...base(), kind: 'dish', dish: idOf(known.dishes, name) });
  for (const name of one.products ?? [])
    entries.push({ ...base(), kind: 'product', product: idOf(known.products, name) });
  for (const { picture, title } of one.puzzles ?? [])
    entries.push({ ...base(), kind: 'puzzle-image', media: idOf(known.pictures, picture), title });

  return {
    ...emptyContent(one.title),
    seconds: one.seconds ?? null,
    shuffle: one.shuffle ?? false,
    tags: one.tags ?? [],
    entries,
    map: map?.id ?? null,
    cover: images[0]?.id ?? null,
    table: one.table
      ? {
          ...one.table,
          pictures: images.map(({ id }, index) => ({
            entry: id,
            width: index % 3 === 0 ? 'large' : 'medium',
          })),
        }
      : null,
    puzzle: one.puzzle ?? null,
  };
}
