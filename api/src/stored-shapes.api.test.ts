import { audiosOf } from '@psifida/contract/content/audios';
import type { ItemContent } from '@psifida/contract/content/library-item';
import {
  audiosOfEntry,
  itemOf,
  mediaOfContent,
  type PresentationContent,
} from '@psifida/contract/content/presentation-content';
import type { LibraryKind } from '@psifida/contract/kinds';
import type { SystemId } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { anAsset, anItem } from './testing/builders.ts';
import { frozen } from './testing/frozen.ts';
import { ownApi } from './testing/open-test-api.ts';

const api = ownApi();

const isThere = async (table: 'media_asset' | 'library_item', id: string) =>
  !!(await api.db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst());

/** What the example points to; a video or an audio file where one is asked for. */
async function haveParts({ entries, ...content }: PresentationContent): Promise<void> {
  const videos = new Set(entries.flatMap((entry) => (entry.kind === 'video' ? entry.media : [])));
  const audios = new Set(entries.flatMap(audiosOfEntry));
  for (const id of mediaOfContent({ ...content, entries }))
    if (!(await isThere('media_asset', id)))
      await anAsset(api.db, { id, kind: videos.has(id) ? 'video' : audios.has(id) ? 'audio' : 'image' });
  for (const { id, kind } of entries.flatMap((entry) => itemOf(entry) ?? []))
    if (!(await isThere('library_item', id))) await anItem(api.db, { id, kind });
}

const kept = frozen('revision-').flatMap(([name, text]) =>
  Object.entries<PresentationContent>(JSON.parse(text)).map(([system, content]) => ({
    name,
    system: system as SystemId,
    content,
  })),
);

test.each(kept)('$name of $system can be read and brought back', async ({ system, content }) => {
  await haveParts(content);
  const title = { el: 'Νέα', en: 'New' };
  const made = (await api.post(`/systems/${system}/presentations`, { title })).json();
  await api.db
    .updateTable('presentation_revision')
    .set({ content: JSON.stringify({ ...content, fieldOfTomorrow: 1 }) })
    .where('presentation_id', '=', made.id)
    .execute();
  const address = `/systems/${system}/presentations/${made.id}/revisions`;
  expect((await api.call('GET', address)).statusCode).toBe(200);
  expect((await api.read(`${address}/1`)).content).toMatchObject(content);
  const restored = await api.post(`${address}/1/restore`, { version: 1 });
  expect(restored.json()).toMatchObject({ version: 2, content });
  const { content: written } = await api.db
    .selectFrom('presentation_revision')
    .select('content')
    .where('presentation_id', '=', made.id)
    .where('version', '=', 2)
    .executeTakeFirstOrThrow();
  expect(written).not.toHaveProperty('fieldOfTomorrow');
});

const exported = frozen('export-').map(([name, text]) => ({ name, text }));

/** Products first, because dishes name them. */
const inOrder = exported.toSorted(
  (a, b) => Number(a.name.includes('dish')) - Number(b.name.includes('dish')),
);

const heard = new Set(
  exported
    .filter(({ name }) => name.endsWith('.json'))
    .flatMap(({ text }) => (JSON.parse(text) as ItemContent[]).flatMap(audiosOf)),
);

test.each(inOrder)('$name can be imported', async ({ name, text }) => {
  const [, kind, format] = /-(\w+)\.(\w+)$/.exec(name) ?? [];
  for (const id of text.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [])
    if (!(await isThere('media_asset', id)))
      await anAsset(api.db, { id, kind: heard.has(id) ? 'audio' : 'image' });
  const answer = await api.post(`/library/${kind as LibraryKind}/import`, { format, text, dryRun: false });
  expect(answer.json()).toMatchObject({ written: true });
});
