import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MediaDetails } from '@psifida/contract/content/media';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alone } from '../../../db/alone.ts';
import { openStaging, type Staging } from '../../../media/staging.ts';
import { aJpeg } from '../../../testing/make-picture.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { tusClient, untilAllSizes, uploadFile } from '../../../testing/upload-file.ts';
import { tidyUp } from './tidy-up.ts';

let api: TestApi;
let staging: Staging;
beforeAll(async () => {
  api = await openTestApi();
  staging = await openStaging(path.join(api.folder, 'uploads'));
});
afterAll(() => api.close());

const tidy = () => tidyUp({ db: api.db, storage: api.storage, staging, unusedMs: 3600_000 });

const aged = new Date(Date.now() - 48 * 3600_000);
/** As if two days had passed since anyone touched anything. */
const letTimePass = async () => {
  await api.db.updateTable('media_object').set({ touched_at: aged }).execute();
  await api.db.updateTable('media_file').set({ touched_at: aged }).execute();
  await api.db
    .updateTable('media_upload')
    .set({ expires_at: aged, created_at: aged, claimed_until: null })
    .execute();
  for (const file of await filesIn('uploads'))
    await utimes(path.join(api.folder, 'uploads', file), aged, aged);
};

const filesIn = async (folder: 'media' | 'uploads'): Promise<string[]> => {
  const entries = await readdir(path.join(api.folder, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== 'id')
    .map((entry) => path.relative(path.join(api.folder, folder), path.join(entry.parentPath, entry.name)));
};

const anAsset = async (): Promise<MediaDetails> => {
  const { assetId } = await uploadFile(api, await aJpeg());
  await untilAllSizes(api);
  return (await api.call('GET', `/media/${assetId}`)).json();
};
const pictureIsThere = async ({ pictures }: MediaDetails) =>
  (await api.app.inject(pictures[0]?.url ?? '')).statusCode === 200;

test('what is in use stays, whatever its age', async () => {
  const asset = await anAsset();
  await letTimePass();
  const before = await filesIn('media');
  await tidy();
  expect(await filesIn('media')).toEqual(before);
  expect(await pictureIsThere(asset)).toBe(true);
});

test('what was deleted goes after its time, and not before', async () => {
  const kept = await anAsset();
  const gone = await anAsset();
  await letTimePass();
  await api.call('DELETE', `/media/${gone.id}`);
  await tidy();
  expect(await pictureIsThere(gone)).toBe(true);
  await letTimePass();
  await tidy();
  expect(await pictureIsThere(gone)).toBe(false);
  expect(await pictureIsThere(kept)).toBe(true);
  const objects = await api.db.selectFrom('media_object').select('key').execute();
  expect(objects).toHaveLength((await filesIn('media')).length);
});

test('an abandoned upload goes, with its bytes', async () => {
  const client = tusClient(api);
  const url = String((await client.begin(100)).headers.location);
  await client.go(url, Buffer.alloc(50));
  await tidy();
  expect((await client.ask(url)).statusCode).toBe(200);
  await letTimePass();
  await tidy();
  expect((await client.ask(url)).statusCode).toBe(404);
  expect(await filesIn('uploads')).toEqual([]);
});

test('what a crash left behind goes', async () => {
  await writeFile(path.join(api.folder, 'uploads', 'temporary', 'half-a-film'), 'x');
  await writeFile(path.join(api.folder, 'uploads', `${crypto.randomUUID()}.upload`), 'x');
  await writeFile(path.join(api.folder, 'media', 'unfinished', 'half-an-object'), 'x');
  await letTimePass();
  await utimes(path.join(api.folder, 'media', 'unfinished', 'half-an-object'), aged, aged);
  await tidy();
  expect(await filesIn('uploads')).toEqual([]);
  expect((await filesIn('media')).filter((file) => file.startsWith('unfinished'))).toEqual([]);
});

test('a replacement that waits for its use stays; after its time it goes', async () => {
  const upload = await uploadFile(api, await aJpeg(), { purpose: 'replacement' });
  const isThere = async () =>
    (
      await api.db
        .selectFrom('media_file')
        .select('sha256')
        .where('sha256', '=', await hashOf(upload.id))
        .execute()
    ).length > 0;
  const sha256 = await hashOf(upload.id);
  await letTimePass();
  await api.db
    .updateTable('media_upload')
    .set({ expires_at: new Date(Date.now() + 3600_000) })
    .where('id', '=', upload.id)
    .execute();
  await tidy();
  expect(await isThere()).toBe(true);
  await letTimePass();
  await tidy();
  await tidy();
  const left = await api.db.selectFrom('media_file').select('sha256').where('sha256', '=', sha256).execute();
  expect(left).toEqual([]);
});

const hashOf = async (uploadId: string): Promise<string> =>
  (await api.db.selectFrom('media_upload').select('sha256').where('id', '=', uploadId).executeTakeFirst())
    ?.sha256 ?? '';

test('a file that a save is just taking up stays', async () => {
  const asset = await anAsset();
  const { sha256 } = asset.original;
  await api.call('DELETE', `/media/${asset.id}`);
  await letTimePass();
  await api.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('media_asset')
      .values({
        id: crypto.randomUUID(),
        file_sha256: sha256,
        poster_sha256: null,
        title: 'saved meanwhile',
        file_name: 'x.jpg',
        search: '',
        created_by_id: 'a',
        created_by_name: 'a',
        modified_by_id: 'a',
        modified_by_name: 'a',
      })
      .execute();
    await tidy(); // not committed yet, and already safe
  });
  expect(await pictureIsThere(asset)).toBe(true);
});

test('an object that someone has just asked for again stays', async () => {
  const asset = await anAsset();
  await api.call('DELETE', `/media/${asset.id}`);
  await letTimePass();
  await api.db.deleteFrom('media_upload').execute();
  await api.db.deleteFrom('media_file').where('sha256', '=', asset.original.sha256).execute();
  await api.db.updateTable('media_object').set({ touched_at: sql`now()` }).execute();
  await tidy();
  expect(await pictureIsThere(asset)).toBe(true);
});

test('one process at a time: a second one leaves it to the first', async () => {
  const asset = await anAsset();
  await api.call('DELETE', `/media/${asset.id}`);
  await letTimePass();
  await alone(api.db, 'housekeeping', async () => {
    await tidy();
    expect(await pictureIsThere(asset)).toBe(true);
  });
  await tidy();
  expect(await pictureIsThere(asset)).toBe(false);
});
