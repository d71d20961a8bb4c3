import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { MountedApi } from '@psifida/api/app';
import type { Tables } from '@psifida/api/db/tables';
import * as demoStore from '@psifida/api/features/demo/demo.store';
import { createItem } from '@psifida/api/features/library/save-item';
import { editMedia, setMediaPoster } from '@psifida/api/features/media/library/change-media';
import { takeAlert } from '@psifida/api/features/news/alerts/alerts';
import { createPresentationWriter } from '@psifida/api/features/presentations/save-presentation';
import type { Bilingual } from '@psifida/contract/bilingual';
import type { ItemContent } from '@psifida/contract/content/library-item';
import { centre, type FocalPoint } from '@psifida/contract/content/media';
import type { Person } from '@psifida/contract/content/presentation';
import { demoAuthor, demoAuthorId } from '@psifida/contract/endpoints/demo';
import type { LibraryKind } from '@psifida/contract/kinds';
import { type Registry, systemIds } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import { type DemoImage, type DemoVideo, type ImageName, images, type VideoName, videos } from './images.ts';
import { dishes, products, recipes } from './library.ts';
import { presentations } from './presentations.ts';
import { toContent, toDish, toProduct, toRecipe } from './to-content.ts';
import { announcements, drillAt, events, type TownPoint, toAnnouncement, toEvent } from './town.ts';

type Deps = {
  db: Kysely<Tables>;
  registry: Registry;
  api: MountedApi;
  publicUrl: string;
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
};

const author: Person = { id: demoAuthorId, name: demoAuthor.el };

/** Files that are taken in at the same time; each needs its share of memory. */
const atOnce = 3;

const nameKeys = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as Name[];

const total =
  nameKeys(images).length +
  nameKeys(videos).length +
  nameKeys(recipes).length +
  nameKeys(dishes).length +
  nameKeys(products).length +
  announcements.length +
  events.length +
  systemIds.reduce((sum, system) => sum + presentations[system].length, 0);

/** Goes in through the same use cases as everything that staff make, and is marked so that it can go out again whole. */
export async function fillDemo({ db, api, publicUrl, onProgress, signal, ...deps }: Deps): Promise<void> {
  // It shows itself, whoever else has to ask, or to state rights.
  const registry = Object.fromEntries(
    systemIds.map((id) => [id, { ...deps.registry[id], rights: undefined }]),
  ) as Registry;
  const by = { ...author, may: () => true };
  let done = 0;
  const step = async () => {
    signal.throwIfAborted();
    done += 1;
    onProgress(done, total);
    await demoStore.setState(db, 'filling', { done, total });
  };

  const describe = async (id: string, alt: Bilingual, focalPoint: FocalPoint, version = 1) => {
    await demoStore.mark(db, 'asset', id);
    const edit = { title: alt.el, alt, decorative: false, focalPoint, version };
    return editMedia({ db, registry }, { id, by, acknowledged: null, edit });
  };

  const addImage = async (name: ImageName): Promise<[ImageName, string]> => {
    const { alt, focal }: DemoImage = images[name];
    const { assetId } = await api.addFile({ ...(await imageFile(name)), purpose: 'library', by });
    if (!assetId) throw new Error(`${name} was not accepted as an image`);
    await describe(assetId, alt, focal ?? centre);
    await step();
    return [name, assetId];
  };

  const addVideo = async (name: VideoName): Promise<[VideoName, string]> => {
    const { file, alt, poster }: DemoVideo = videos[name];
    const bytes = await readFile(new URL(`../videos/${file}`, import.meta.url));
    const { assetId } = await api.addFile({ name: file, bytes, purpose: 'library', by });
    if (!assetId) throw new Error(`${name} was not accepted as a video`);
    const { version } = await describe(assetId, alt, centre);
    const image = await api.addFile({ ...(await imageFile(poster)), purpose: 'replacement', by });
    const replacement = { id: assetId, uploadId: image.id, version, by, acknowledged: null };
    await setMediaPoster({ db, registry }, replacement);
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

  const imageIds = new Map(await inTurns(nameKeys(images), addImage));
  const videoIds = new Map(await inTurns(nameKeys(videos), addVideo));
  const found = { images: imageIds, videos: videoIds };
  const productIds = await addItems('product', products, (one) => toProduct(one, found));
  const dishIds = await addItems('dish', dishes, (one) => toDish(one, { ...found, products: productIds }));
  const recipeIds = await addItems('recipe', recipes, (one) => toRecipe(one, found));
  const known = { ...found, products: productIds, dishes: dishIds, recipes: recipeIds, publicUrl };

  for (const one of announcements) await addItem('announcement', toAnnouncement(one, found));

  const points = new Map<string, TownPoint>();
  const writer = createPresentationWriter({ db, registry, checkLink: api.checkLink });
  for (const system of systemIds)
    for (const one of presentations[system]) {
      const id = randomUUID();
      await demoStore.mark(db, 'presentation', id);
      const content = toContent(one, known);
      for (const entry of content.entries)
        if (entry.kind === 'point-title') points.set(entry.title.en, { presentation: id, entry: entry.id });
      await writer.create({
        ...{ system, id, content },
        active: true,
        by,
        acknowledged: null,
      });
      await step();
    }
  // At points of presentations, which have to be there.
  for (const one of events) await addItem('event', toEvent(one, { ...found, points, now: Date.now() }));
  // Shown nowhere until somebody releases it.
  await takeAlert(api.alerts, {
    read: { refusal: null, alert: drillAt(Date.now()) },
    from: author,
    senders: [],
  });
  await demoStore.setState(db, 'present', { done: total, total });
}

async function imageFile(name: ImageName): Promise<{ name: string; bytes: Buffer }> {
  const file = `${name}.webp`;
  return { name: file, bytes: await readFile(new URL(`../images/${file}`, import.meta.url)) };
}

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
