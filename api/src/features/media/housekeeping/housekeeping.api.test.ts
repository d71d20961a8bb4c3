import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MediaDetails } from '@psifida/contract/content/media';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { withAdvisoryLock } from '../../../concurrency/advisory-lock.ts';
import { openStaging, type Staging } from '../../../media/staging.ts';
import { aJpeg } from '../../../testing/make-image.ts';
import { ownApi } from '../../../testing/open-test-api.ts';
import { tusClient, untilAllSizes, uploadFile } from '../../../testing/upload-file.ts';
import { tidyUp } from './tidy-up.ts';

let staging: Staging;
const api = ownApi();
beforeAll(async () => {
  staging = await openStaging(path.join(api.folder, 'uploads'));
});

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
  for (const file of await filesIn('uploads')) {
    // One that the product is done with may be gone by now.
    await utimes(path.join(api.folder, 'uploads', file), aged, aged).catch(() => {});
  }
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
  return await api.read(`/media/${assetId}`);
};
const imageIsThere = async ({ images }: MediaDetails) =>
  (await api.app.inject(images[0]?.url ?? '')).statusCode === 200;

const deleteForGood = async ({ id }: MediaDetails) => {
  await api.delete(`/media/${id}`);
  await api.db.deleteFrom('bin').execute();
};

test('what is in use or in the bin stays, whatever its age; what was deleted for good goes after its time, and not before', async () => {
  const kept = await anAsset();
  const gone = await anAsset();
  await letTimePass();
  const before = await filesIn('media');
  await tidy();
  expect(await filesIn('media')).toEqual(before);
  await api.delete(`/media/${gone.id}`);
  await letTimePass();
  await tidy();
  expect(await imageIsThere(gone)).toBe(true);
  await api.db.deleteFrom('bin').execute();
  await api.db.updateTable('media_file').set({ touched_at: sql`now()` }).execute();
  await tidy();
  expect(await imageIsThere(gone)).toBe(true);
  await letTimePass();
  await tidy();
  expect(await imageIsThere(gone)).toBe(false);
  expect(await imageIsThere(kept)).toBe(true);
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
  await writeFile(path.join(api.folder, 'uploads', 'temporary', 'half-a-video'), 'x');
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
  const { sha256 } = await api.db
    .selectFrom('media_upload')
    .select('sha256')
    .where('id', '=', upload.id)
    .executeTakeFirstOrThrow();
  const found = api.db
    .selectFrom('media_file')
    .select('sha256')
    .where('sha256', '=', sha256 ?? '');
  await letTimePass();
  await api.db
    .updateTable('media_upload')
    .set({ expires_at: new Date(Date.now() + 3600_000) })
    .where('id', '=', upload.id)
    .execute();
  await tidy();
  expect(await found.execute()).toHaveLength(1);
  await letTimePass();
  await tidy();
  await tidy();
  expect(await found.execute()).toEqual([]);
});

test('a file that a save is just taking up stays', async () => {
  const asset = await anAsset();
  const { sha256 } = asset.original;
  await deleteForGood(asset);
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
  expect(await imageIsThere(asset)).toBe(true);
});

test('an object that someone has just asked for again stays', async () => {
  const asset = await anAsset();
  await deleteForGood(asset);
  await letTimePass();
  await api.db.deleteFrom('media_upload').execute();
  await api.db.deleteFrom('media_file').where('sha256', '=', asset.original.sha256).execute();
  await api.db.updateTable('media_object').set({ touched_at: sql`now()` }).execute();
  await tidy();
  expect(await imageIsThere(asset)).toBe(true);
});

test('one process at a time: a second one leaves it to the first', async () => {
  const asset = await anAsset();
  await deleteForGood(asset);
  await letTimePass();
  await withAdvisoryLock(api.db, 'housekeeping', async () => {
    await tidy();
    expect(await imageIsThere(asset)).toBe(true);
  });
  await tidy();
  expect(await imageIsThere(asset)).toBe(false);
});
