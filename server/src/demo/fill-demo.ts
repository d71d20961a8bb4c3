import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { MountedApi } from '@psifida/api/app';
import type { Tables } from '@psifida/api/db/tables';
import * as demoStore from '@psifida/api/features/demo/demo.store';
import { createItem } from '@psifida/api/features/library/create-item';
import { editMedia } from '@psifida/api/features/media/library/edit-media';
import { setMediaPoster } from '@psifida/api/features/media/library/replace-media-file';
import { createShown } from '@psifida/api/features/presentations/create-presentation';
import { picture } from '@psifida/art/sheet';
import type { Bilingual } from '@psifida/contract/bilingual';
import type { ItemContent } from '@psifida/contract/content/library-item';
import { centre, type FocalPoint } from '@psifida/contract/content/media';
import type { Person } from '@psifida/contract/content/presentation';
import type { LibraryKind } from '@psifida/contract/kinds';
import { type Registry, systemIds } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import { openDrawer } from './draw-pictures.ts';
import { type DemoFilm, type FilmName, films } from './films.ts';
import { dishes, products, recipes } from './library.ts';
import { type DemoPicture, type PictureName, pictures } from './pictures.ts';
import { presentations } from './presentations.ts';
import { toContent } from './to-content.ts';
import { toDish, toProduct, toRecipe } from './to-item.ts';

type Parts = {
  db: Kysely<Tables>;
  registry: Registry;
  api: MountedApi;
  publicUrl: string;
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
};

/** Whose work the demonstration is, in lists and in the activity. */
const demoAuthor: Person = { id: 'psifida-demo', name: 'Ψηφίδα' };

/** Pictures that are drawn and taken in at the same time; each needs its share of memory. */
const atOnce = 3;

const nameKeys = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as Name[];

const total =
  nameKeys(pictures).length +
  nameKeys(films).length +
  nameKeys(recipes).length +
  nameKeys(dishes).length +
  nameKeys(products).length +
  systemIds.reduce((sum, system) => sum + presentations[system].length, 0);

/** Goes in through the same use cases as everything that staff make, and is marked so that it can go out again whole. */
export async function fillDemo({ db, registry, api, publicUrl, onProgress, signal }: Parts): Promise<void> {
  // It shows itself, whoever else has to ask.
  const by = { ...demoAuthor, may: () => true };
  let done = 0;
  const step = async () => {
    signal.throwIfAborted();
    done += 1;
    onProgress(done, total);
    await demoStore.setState(db, 'filling', { done, total });
  };

  const describe = async (id: string, alt: Bilingual, focalPoint: FocalPoint, version = 1) => {
    await demoStore.mark(db, 'asset', id);
    return editMedia({
      db,
      registry,
      id,
      by,
      knowing: null,
      edit: { title: alt.el, alt, decorative: false, focalPoint, version },
    });
  };

  const drawer = openDrawer();
  const drawn = new Map<PictureName, Buffer>();
  const addPicture = async (name: PictureName): Promise<[PictureName, string]> => {
    const { drawing, size, alt, focal }: DemoPicture = pictures[name];
    const [width, height] = size;
    const bytes = await drawer.draw(picture(drawing, { width, height, seed: 3 }));
    if (posters.has(name)) drawn.set(name, bytes);
    const { assetId } = await api.addFile({ name: `${name}.jpg`, bytes, purpose: 'library', by });
    if (!assetId) throw new Error(`${name} became no picture`);
    await describe(assetId, alt, focal ?? centre);
    await step();
    return [name, assetId];
  };

  const addFilm = async (name: FilmName): Promise<[FilmName, string]> => {
    const { file, alt, poster }: DemoFilm = films[name];
    const bytes = await readFile(new URL(`../../src/demo/films/${file}`, import.meta.url));
    const { assetId } = await api.addFile({ name: file, bytes, purpose: 'library', by });
    if (!assetId) throw new Error(`${name} became no film`);
    const { version } = await describe(assetId, alt, centre);
    const image = await api.addFile({
      name: `${name}.jpg`,
      bytes: drawn.get(poster) ?? Buffer.alloc(0),
      purpose: 'replacement',
      by,
    });
    await setMediaPoster({ db, registry, id: assetId, uploadId: image.id, version, by, knowing: null });
    await step();
    return [name, assetId];
  };

  const addItem = async (kind: LibraryKind, content: ItemContent): Promise<string> => {
    const { id } = await createItem({ db, registry }, { kind, active: true, content, by });
    await demoStore.mark(db, 'item', id);
    await step();
    return id;
  };
  const addItems = async <Name extends string, Item>(
    kind: LibraryKind,
    table: Record<Name, Item>,
    toItem: (item: Item) => ItemContent,
  ): Promise<Map<Name, string>> => {
    const ids = new Map<Name, string>();
    for (const name of nameKeys(table)) ids.set(name, await addItem(kind, toItem(table[name])));
    return ids;
  };

  const pictureIds = new Map(await inTurns(nameKeys(pictures), addPicture).finally(drawer.close));
  const filmIds = new Map(await inTurns(nameKeys(films), addFilm));
  const found = { pictures: pictureIds, films: filmIds };
  const productIds = await addItems('product', products, (one) => toProduct(one, found));
  const dishIds = await addItems('dish', dishes, (one) => toDish(one, { ...found, products: productIds }));
  const recipeIds = await addItems('recipe', recipes, (one) => toRecipe(one, found));
  const known = { ...found, products: productIds, dishes: dishIds, recipes: recipeIds, publicUrl };

  for (const system of systemIds)
    for (const one of presentations[system]) {
      const id = randomUUID();
      await demoStore.mark(db, 'presentation', id);
      await createShown(
        { db, registry, checkLink: api.checkLink },
        { system, id, content: toContent(one, known), by, knowing: null },
      );
      await step();
    }
  await demoStore.setState(db, 'present', { done: total, total });
}

const posters = new Set<PictureName>(nameKeys(films).map((name) => films[name].poster));

async function inTurns<Name, Result>(names: readonly Name[], work: (name: Name) => Promise<Result>) {
  const waiting = [...names];
  const results: Result[] = [];
  const run = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      results.push(await work(name));
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  return results;
}
