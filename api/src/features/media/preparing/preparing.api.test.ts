import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type MediaDetails, mediaDetails } from '@psifida/contract/content/media';
import type { Upload } from '@psifida/contract/content/upload';
import { afterEach, expect, test } from 'vitest';
import type { PreparationStep } from '../../../db/media-tables.ts';
import { openDiskStorage } from '../../../media/storage/disk-storage.ts';
import { originalKey } from '../../../media/storage/object-key.ts';
import { type Storage, StorageFailure } from '../../../media/storage/storage.ts';
import { aJpeg } from '../../../testing/make-picture.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { tusClient, untilAllSizes, untilSettled, uploadFile } from '../../../testing/upload-file.ts';

const patience = { timeout: 60_000, interval: 50 };
const opened: TestApi[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const api of opened.splice(0)) await api.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** With a storage that takes no more served pictures than it is told to. */
async function open() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-steps-'));
  folders.push(folder);
  const real = openDiskStorage(folder);
  const room = { served: Number.POSITIVE_INFINITY };
  const storage: Storage = {
    ...real,
    put: async (key, source) => {
      if (!key.startsWith('original/')) {
        if (room.served <= 0) throw new StorageFailure('full');
        room.served -= 1;
      }
      return real.put(key, source);
    },
  };
  const api = await openTestApi({ media: { storage } });
  opened.push(api);
  return { api, room, storage };
}

const find = async (api: TestApi, id: string | null): Promise<MediaDetails> =>
  mediaDetails.parse((await api.call('GET', `/media/${id}`)).json());
const namesOf = ({ pictures }: MediaDetails) => pictures.map(({ width, format }) => `${width} ${format}`);

async function send(api: TestApi, bytes: Buffer, purpose: Upload['purpose'] = 'library'): Promise<string> {
  const client = tusClient(api);
  const url = String((await client.begin(bytes.length, { filename: 'a.jpg', purpose })).headers.location);
  await client.go(url, bytes);
  return url;
}

test('R-FAST-01 a picture is seen with its thumbnail, then usable up to full HD, and then the rest is made', async () => {
  const { api, room } = await open();
  room.served = 1;
  const url = await send(api, await aJpeg({ width: 2400, height: 1600 }));
  const answer = async (): Promise<Upload> => (await api.call('GET', url)).json();
  await expect.poll(async () => (await answer()).assetId, patience).not.toBeNull();
  const { assetId, state } = await answer();
  expect(state).toBe('processing');
  const seen = await find(api, assetId);
  expect(seen).toMatchObject({ preparing: true, size: { width: 2400, height: 1600 } });
  expect(namesOf(seen)).toEqual(['320 webp']);
  expect((await api.app.inject(seen.pictures[0]?.url ?? '')).statusCode).toBe(200);

  room.served = 2;
  await untilSettled(api, url);
  const usable = await find(api, assetId);
  expect(usable.preparing).toBe(true);
  expect(namesOf(usable)).toEqual(['320 webp', '960 webp', '1920 webp']);

  room.served = Number.POSITIVE_INFINITY;
  await untilAllSizes(api);
  const whole = await find(api, assetId);
  expect(whole.preparing).toBe(false);
  expect(namesOf(whole)).toEqual(
    [320, 960, 1920, 2400].flatMap((width) => [`${width} avif`, `${width} webp`, `${width} jpeg`]),
  );
  for (const { url: address } of whole.pictures) {
    const { rawPayload } = await api.app.inject(address);
    expect(address).toContain(createHash('sha256').update(rawPayload).digest('hex'));
  }
});

test('a replacement takes its place only when it is usable: what is shown does not become a thumbnail', async () => {
  const { api, room } = await open();
  const { assetId } = await uploadFile(api, await aJpeg({ width: 1920, height: 1080 }));
  await untilAllSizes(api);
  room.served = 1;
  const url = await send(api, await aJpeg({ width: 1920, height: 1080 }), 'replacement');
  const waits = () => api.db.selectFrom('media_preparation').select('step').execute();
  await expect.poll(waits, patience).toEqual([{ step: 'usable' }]);
  const uploadId = url.split('/').at(-1);
  const replace = () => api.call('PUT', `/media/${assetId}/file`, { payload: { uploadId, version: 1 } });
  expect((await replace()).json().code).toBe('upload.not-done');
  room.served = Number.POSITIVE_INFINITY;
  await untilSettled(api, url);
  expect((await replace()).statusCode).toBe(200);
});

/** As a killed process leaves it: claimed for a minute by a name that nobody holds any more. */
async function leftAt(api: TestApi, { step, attempts = 1 }: { step: PreparationStep; attempts?: number }) {
  const { assetId } = await uploadFile(api, await aJpeg({ width: 2400, height: 1600 }));
  await untilAllSizes(api);
  const { original } = await find(api, assetId);
  await api.db
    .deleteFrom('media_rendition')
    .where(({ or, eb }) => or([eb('extension', '<>', 'webp'), eb('width', '>', 1920)]))
    .execute();
  const claim = {
    claim: randomUUID(),
    claim_holder: randomUUID(),
    claimed_until: new Date(Date.now() + 60_000),
  };
  return {
    asset: () => find(api, assetId),
    original: original.sha256,
    leave: () =>
      api.db
        .insertInto('media_preparation')
        .values({ file_sha256: original.sha256, step, attempts, ...claim })
        .execute(),
  };
}

test('sizes that a killed process was making are made by another', async () => {
  const { api } = await open();
  const { asset, leave } = await leftAt(api, { step: 'largest' });
  expect(namesOf(await asset())).toEqual(['320 webp', '960 webp', '1920 webp']);
  await leave();
  await untilAllSizes(api);
  expect(namesOf(await asset())).toHaveLength(12);
});

test('a picture of which no more can be made stays with what it has, and says so no longer', async () => {
  const { api, storage } = await open();
  const { asset, leave, original } = await leftAt(api, { step: 'largest', attempts: 7 });
  await storage.remove(originalKey(original));
  await leave();
  await untilAllSizes(api);
  expect(await asset()).toMatchObject({ preparing: false });
  expect(namesOf(await asset())).toEqual(['320 webp', '960 webp', '1920 webp']);
});

test('a file that is deleted while its sizes are made takes its place in the queue with it', async () => {
  const { api, room } = await open();
  room.served = 1;
  const url = await send(api, await aJpeg({ width: 2400, height: 1600 }));
  const assetId = async () => (await api.call('GET', url)).json().assetId;
  await expect.poll(assetId, patience).not.toBeNull();
  expect((await api.call('DELETE', `/media/${await assetId()}`)).statusCode).toBe(200);
  await api.db.updateTable('media_upload').set({ sha256: null }).execute();
  await api.db.deleteFrom('media_file').execute();
  room.served = Number.POSITIVE_INFINITY;
  await untilAllSizes(api);
  expect(await api.db.selectFrom('media_rendition').selectAll().execute()).toEqual([]);
});
