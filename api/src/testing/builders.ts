import { randomBytes, randomUUID } from 'node:crypto';
import type { Entry } from '@psifida/contract/content/entry';
import {
  emptyItem,
  type ItemContentOf,
  mediaOfItem,
  missingOfItem,
} from '@psifida/contract/content/library-item';
import type { MediaKind } from '@psifida/contract/content/media';
import { emptyContent, type PresentationContent } from '@psifida/contract/content/presentation-content';
import { searchText } from '@psifida/contract/fold-text';
import type { ContentKind, LibraryKind } from '@psifida/contract/kinds';
import { qualities } from '@psifida/contract/registry/registry';
import { type SystemId, systems } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

type Asset = { id?: string; kind?: MediaKind; width?: number; height?: number; title?: string };

/** An image or video that is already in the library. */
export async function anAsset(
  db: Kysely<Tables>,
  { id = randomUUID(), kind = 'image', width = 1920, height = 1080, title = '' }: Asset = {},
) {
  const sha256 = randomBytes(32).toString('hex');
  const key = `originals/${sha256}`;
  await db.insertInto('media_object').values({ key, bytes: 1 }).execute();
  await db
    .insertInto('media_file')
    .values({
      sha256,
      original_key: key,
      kind,
      format: kind === 'image' ? 'jpeg' : kind === 'video' ? 'mp4' : 'mp3',
      bytes: 1,
      width,
      height,
    })
    .execute();
  const person = { created_by_id: 'x', created_by_name: 'x', modified_by_id: 'x', modified_by_name: 'x' };
  await db
    .insertInto('media_asset')
    .values({
      id,
      file_sha256: sha256,
      title: title || 'x',
      file_name: 'x',
      search: searchText(title),
      ...person,
    })
    .execute();
  return id;
}

const text = { el: 'Κείμενο', en: 'Text' };

const row = (el: string, en: string) => ({ id: randomUUID(), text: { el, en } });

/** Whole content of a library item, with exactly what its kind asks for and one image. */
export const itemContent = async <Kind extends LibraryKind>(
  db: Kysely<Tables>,
  kind: Kind,
  change: Partial<ItemContentOf[Kind]> = {},
): Promise<ItemContentOf[Kind]> => {
  const image = 'image' in change ? null : await anAsset(db);
  const contents: ItemContentOf = {
    recipe: {
      title: { el: 'Χωριάτικη σαλάτα', en: 'Greek salad' },
      image,
      media: [],
      ingredients: [
        { ...row('γρ. φέτα', 'g feta'), amount: 200 },
        { ...row('Ρίγανη', 'Oregano'), amount: null },
      ],
      steps: [row('Κόψτε τα λαχανικά.', 'Cut the vegetables.')],
      servings: 4,
      minutes: 15,
    },
    dish: { title: { el: 'Ντάκος', en: 'Dakos' }, image, media: [], description: text, products: [] },
    product: {
      ...emptyItem.product,
      ...{ title: { el: 'Ελαιόλαδο', en: 'Olive oil' }, image, media: [], description: text },
    },
    announcement: {
      ...emptyItem.announcement,
      ...{ title: { el: 'Κλειστή βιβλιοθήκη', en: 'Library closed' }, image, text },
    },
    event: {
      ...emptyItem.event,
      ...{ title: { el: 'Συναυλία', en: 'Concert' }, image, text, begin: '2030-06-01T21:00' },
    },
  };
  return { ...contents[kind], ...change };
};

/** A recipe, dish or product that is already in the library. */
export async function anItem<Kind extends LibraryKind>(
  db: Kysely<Tables>,
  {
    id = randomUUID(),
    kind,
    active = true,
    content: change,
  }: { id?: string; kind: Kind; active?: boolean; content?: Partial<ItemContentOf[Kind]> },
): Promise<string> {
  const content = await itemContent(db, kind, change);
  const person = { created_by_id: 'x', created_by_name: 'x', modified_by_id: 'x', modified_by_name: 'x' };
  await db
    .insertInto('library_item')
    .values({
      id,
      kind,
      title_el: content.title.el,
      title_en: content.title.en,
      active,
      content: JSON.stringify(content),
      standing: JSON.stringify({ ingredients: 2, steps: 1, image: 1, description: 1 }),
      complete: missingOfItem(kind, content, () => qualities.fullHd).length === 0,
      search: searchText(content.title.el, content.title.en),
      ...person,
    })
    .execute();
  const uses = mediaOfItem(content).map((asset_id) => ({ asset_id, item_id: id }));
  if (uses.length) await db.insertInto('library_media_use').values(uses).execute();
  const products = 'products' in content ? content.products : [];
  if (products.length)
    await db
      .insertInto('dish_product')
      .values(products.map((product_id) => ({ dish_id: id, product_id })))
      .execute();
  return id;
}

export const threeItems = async (
  db: Kysely<Tables>,
  kind: LibraryKind,
): Promise<[string, string, string]> => [
  await anItem(db, { kind }),
  await anItem(db, { kind }),
  await anItem(db, { kind }),
];

/** An active entry of any kind that counts towards its section's minimum. */
const makers: Record<
  ContentKind,
  (db: Kysely<Tables>, context: { category: string | null }) => Promise<Entry>
> = {
  image: async (db, { category }) => ({ ...base(), kind: 'image', media: await anAsset(db), category }),
  video: async (db) => ({
    ...base(),
    kind: 'video',
    media: await anAsset(db, { kind: 'video', ...qualities.fullHd }),
  }),
  'image-category': async () => ({ ...base(), kind: 'image-category', title: text }),
  'news-links': async () => ({
    ...base(),
    kind: 'news-links',
    links: { el: 'https://town.example/el?format=feed', en: 'https://town.example/en?format=feed' },
  }),
  'point-title': async () => ({ ...base(), kind: 'point-title', title: text, text, media: [], place: null }),
  recipe: async (db) => ({ ...base(), kind: 'recipe', recipe: await anItem(db, { kind: 'recipe' }) }),
  dish: async (db) => ({ ...base(), kind: 'dish', dish: await anItem(db, { kind: 'dish' }) }),
  product: async (db) => ({ ...base(), kind: 'product', product: await anItem(db, { kind: 'product' }) }),
  'puzzle-image': async (db) => ({ ...base(), kind: 'puzzle-image', media: await anAsset(db), title: text }),
};

const base = () => ({ id: randomUUID(), active: true });

export const anEntry = (
  db: Kysely<Tables>,
  kind: ContentKind,
  category: string | null = null,
): Promise<Entry> => makers[kind](db, { category });

/** Exactly what the system's minimums ask for. */
export async function completeContent(db: Kysely<Tables>, system: SystemId): Promise<PresentationContent> {
  const entries: Entry[] = [];
  for (const { kind, atLeast } of systems[system].sections)
    for (let made = 0; made < atLeast; made += 1) {
      const category = entries.find((entry) => entry.kind === 'image-category')?.id ?? null;
      entries.push(await anEntry(db, kind, category));
    }
  return { ...emptyContent({ el: 'Το λιμάνι', en: 'The harbour' }), entries };
}
