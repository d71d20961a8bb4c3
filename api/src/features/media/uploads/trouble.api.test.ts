import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { holdNames } from '@psifida/postgres/presence';
import { afterAll, expect, test } from 'vitest';
import { openStaging } from '../../../media/staging.ts';
import { openDiskStorage } from '../../../media/storage/disk-storage.ts';
import { type Storage, StorageFailure } from '../../../media/storage/storage.ts';
import { aJpeg } from '../../../testing/make-image.ts';
import { makeVideo } from '../../../testing/make-video.ts';
import { apiOfTest, emptyBeforeEach, ownApi } from '../../../testing/open-test-api.ts';
import { diskOfTest, noSmallDisk } from '../../../testing/small-disk.ts';
import { tusClient, untilAllSizes, untilSettled, uploadFile } from '../../../testing/upload-file.ts';
import { incomingInFolder } from './incoming.ts';
import { UploadDataStore } from './upload-data-store.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'psifida-unsteady-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
/** A folder that can be told to fail. */
const real = openDiskStorage(folder);
const weather: { failure: StorageFailure | null; puts: number; reads: number } = {
  ...{ failure: null, puts: 0, reads: 0 },
};
const storage: Storage = {
  ...real,
  put: async (key, source) => {
    weather.puts += 1;
    if (weather.failure) throw weather.failure;
    return real.put(key, source);
  },
  read: (...asked) => {
    weather.reads += 1;
    return real.read(...asked);
  },
};
const api = ownApi({ media: { storage } });
const client = tusClient(api);
emptyBeforeEach(api, 'media_upload', 'media_asset');

test('storage that is down for a moment is not noticed', async () => {
  weather.puts = 0;
  weather.failure = new StorageFailure('unavailable');
  const settled = uploadFile(api, await aJpeg());
  while (weather.puts === 0) await sleep(5);
  weather.failure = null;
  expect((await settled).state).toBe('done');
});

test.each([
  ['down', 'unavailable', 'storage-unavailable'],
  ['full', 'full', 'storage-full'],
] as const)(
  'storage that stays %s is a clear refusal; nothing is listed, and trying again helps',
  async (_what, reason, code) => {
    weather.failure = new StorageFailure(reason);
    const failed = await uploadFile(api, await aJpeg());
    expect(failed).toMatchObject({ state: 'failed', refusal: { code, params: {} } });
    expect((await api.read('/media')).items).toEqual([]);
    weather.failure = null;
    const url = `/uploads/${failed.id}`;
    expect((await api.post(`${url}/retry`)).json()).toMatchObject({
      state: 'processing',
      refusal: null,
    });
    expect(await untilSettled(api, url)).toMatchObject({ state: 'done' });
  },
);

test('a file that was refused for itself cannot be tried again', async () => {
  const { id } = await uploadFile(api, Buffer.from('no image'));
  expect((await api.post(`/uploads/${id}/retry`)).json().code).toBe('upload.not-retryable');
});

test.skipIf(noSmallDisk)('a disk that is really full: said so, and nothing half-stored', async () => {
  const folder = diskOfTest('200k');
  const small = await apiOfTest({ media: { storage: openDiskStorage(folder) } });
  const video = await makeVideo({ frameBytes: 10_000 });
  const upload = await uploadFile(small, video, { filename: 'video.mp4' });
  expect(upload).toMatchObject({ state: 'failed', refusal: { code: 'storage-full' } });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(entries.filter((entry) => entry.isFile())).toEqual([]);
});

test.skipIf(noSmallDisk)('no room for an upload is said before its first byte', async () => {
  const folder = diskOfTest('1m');
  const small = await apiOfTest({ media: { stagingFolder: folder } });
  expect((await tusClient(small).begin(1000)).json().code).toBe('upload.no-space');
});

/** As a killed process leaves it: all bytes here, claimed for a minute by a name that nobody holds any more. */
async function claimedBy(holder: string): Promise<string> {
  const upload = await uploadFile(api, await aJpeg());
  await api.db
    .updateTable('media_upload')
    .set({
      state: 'stored',
      claim: randomUUID(),
      claim_holder: holder,
      claimed_until: new Date(Date.now() + 60_000),
    })
    .where('id', '=', upload.id)
    .execute();
  return `/uploads/${upload.id}`;
}

test('what a killed process was working on is taken up at once', async () => {
  const url = await claimedBy(randomUUID());
  const began = Date.now();
  expect(await untilSettled(api, url)).toMatchObject({ state: 'done' });
  expect(Date.now() - began).toBeLessThan(20_000);
});

test('what a living process is working on is left to it', async () => {
  const holder = randomUUID();
  const presence = holdNames(api.db, [holder]);
  await presence.standing;
  const url = await claimedBy(holder);
  await sleep(3_000);
  expect((await api.read(url)).state).toBe('processing');
  await presence.close();
  expect(await untilSettled(api, url)).toMatchObject({ state: 'done' });
});

/** Begun in another process, a good while ago: its bytes lie in that one's folder. */
async function begunElsewhere(): Promise<{ url: string; folder: string }> {
  const url = await client.open(100);
  const folder = randomUUID();
  await api.db
    .updateTable('media_upload')
    .set({ staging: folder, state: 'received', touched_at: new Date(Date.now() - 5 * 60_000) })
    .execute();
  return { url, folder };
}

test('an upload whose folder is lost says so, instead of waiting for its time to be over', async () => {
  const hasty = await apiOfTest({ beside: api.shared, media: { storage, backWithinMs: 400 } });
  await hasty.app.ready();
  const { url } = await begunElsewhere();
  expect(await untilSettled(api, url)).toMatchObject({
    state: 'failed',
    refusal: { code: 'bytes-lost' },
  });
  expect((await api.post(`${url}/retry`)).json()).toMatchObject({ code: 'upload.not-retryable' });
});

test('a process that comes back to the database later than another keeps its uploads', async () => {
  const { url, folder } = await begunElsewhere();
  const early = await apiOfTest({ beside: api.shared, media: { storage, backWithinMs: 4_000 } });
  await early.app.ready();
  await sleep(500);
  const presence = holdNames(api.db, [folder]);
  await presence.standing;
  await sleep(5_000);
  expect((await api.read(url)).state).toBe('processing');
  await presence.close();
});

test('an upload whose bytes are gone from its folder says so as well', async () => {
  const url = await client.open(100);
  await rm(path.join(api.folder, 'uploads', `${url.split('/').at(-1)}.upload`));
  await api.db.updateTable('media_upload').set({ state: 'received', received: 100 }).execute();
  expect((await untilSettled(api, url)).refusal?.code).toBe('bytes-lost');
});

test('what was under way when a process ended is finished after its restart', async () => {
  const bytes = await aJpeg();
  const url = await client.open(bytes.length, { filename: 'a.jpg' });
  await client.go(url, bytes);
  await untilSettled(api, url);
  // As it stood in the middle of the work: claimed by someone who is gone, the original stored, no bytes staged any more.
  const { assetId } = await api.read(url);
  await api.db.deleteFrom('media_asset').where('id', '=', assetId).execute();
  await api.db.deleteFrom('media_file').execute();
  await api.db
    .updateTable('media_upload')
    .set({
      state: 'stored',
      asset_id: null,
      attempts: 1,
      claim: crypto.randomUUID(),
      claimed_until: new Date(),
    })
    .execute();
  expect(await untilSettled(api, url)).toMatchObject({ state: 'done', duplicateOf: null });
});

test('where there is no room for it, an original is not fetched from the storage', async () => {
  const { id } = await uploadFile(api, await aJpeg());
  await untilAllSizes(api);
  weather.reads = 0;
  await api.db
    .updateTable('media_upload')
    .set({ state: 'stored', attempts: 2, claimed_until: new Date(), bytes: Number.MAX_SAFE_INTEGER })
    .where('id', '=', id)
    .execute();
  expect((await untilSettled(api, `/uploads/${id}`)).refusal?.code).toBe('storage-full');
  expect(weather.reads).toBe(0);
});

/** What becomes of a file in whose midst the process has ended so often. */
async function afterStops(attempts: number) {
  const { id } = await uploadFile(api, await aJpeg());
  await api.db
    .updateTable('media_upload')
    .set({ state: 'stored', attempts, claimed_until: new Date() })
    .where('id', '=', id)
    .execute();
  return untilSettled(api, `/uploads/${id}`);
}

test('a file that ends the process again and again is given up', async () => {
  expect(await afterStops(8)).toMatchObject({
    state: 'failed',
    refusal: { code: 'processing-failed' },
  });
});

test('a file in whose midst the process was stopped a few times is made ready all the same', async () => {
  expect(await afterStops(5)).toMatchObject({ state: 'done' });
});

test('an upload whose file alone is lost is not there any more, so that it is begun anew', async () => {
  const url = await client.open(10, { filename: 'a.jpg' });
  await client.go(url, Buffer.from('12345'));
  await rm(path.join(api.folder, 'uploads', `${url.split('/').at(-1)}.upload`));
  expect((await client.ask(url)).statusCode).toBe(404);
  expect((await client.go(url, Buffer.from('67890'), { offset: 5 })).statusCode).toBe(404);
});

test('bytes of an upload that was given up while they came are not acknowledged, and what was seen of them is not kept', async () => {
  const url = await client.open(10, { filename: 'a.jpg' });
  const id = url.split('/').at(-1) ?? '';
  const staging = await openStaging(path.join(api.folder, 'uploads'));
  const writer = randomUUID();
  const { owner_id } = await api.db
    .updateTable('media_upload')
    .set({ writer })
    .returning('owner_id')
    .executeTakeFirstOrThrow();
  const begun: number[] = [];
  const kept: string[] = [];
  const dataStore = new UploadDataStore({
    db: api.db,
    staging,
    incoming: incomingInFolder({ db: api.db, staging }),
    writer,
    hasBytes: true,
    by: { id: owner_id, name: 'Maria' },
    announced: { filename: 'a.jpg', filetype: 'image/jpeg', purpose: 'library' },
    metadata: '',
    lifetimeMs: 60_000,
    looksAhead: {
      begin: (_file, bytes) => {
        begun.push(bytes);
        return new Promise(() => {});
      },
      keep: (uploadId) => kept.push(uploadId),
    },
  });
  await dataStore.getUpload(id);
  const bytes = Readable.from(
    (async function* () {
      yield Buffer.from('12345');
      await api.db.updateTable('media_upload').set({ state: 'failed' }).execute();
      yield Buffer.from('67890');
    })(),
  );
  await expect(dataStore.write(bytes, id, 0)).rejects.toMatchObject({ status_code: 404 });
  expect({ begun, kept }).toEqual({ begun: [10], kept: [] });
});
