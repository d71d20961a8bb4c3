import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type MediaDetails, mediaDetails } from '@psifida/contract/content/media';
import type { Upload } from '@psifida/contract/content/upload';
import { expect, onTestFinished, test } from 'vitest';
import { openDiskStorage } from '../../../media/storage/disk-storage.ts';
import { originalKey, type Storage, StorageFailure } from '../../../media/storage/storage.ts';
import { aJpeg } from '../../../testing/make-image.ts';
import { apiOfTest, type TestApi } from '../../../testing/open-test-api.ts';
import { tusClient, untilAllSizes, untilSettled, uploadFile } from '../../../testing/upload-file.ts';

const patience = { timeout: 60_000, interval: 50 };

/** With a storage that takes no more served images than it is told to. */
async function open() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-steps-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
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
  const api = await apiOfTest({ media: { storage } });
  return { api, room, storage };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Wide enough for every size, and low, so that they are soon made. */
const large = { width: 1930, height: 540 };

const find = async (api: TestApi, id: string | null): Promise<MediaDetails> =>
  mediaDetails.parse(await api.read(`/media/${id}`));
const namesOf = ({ images }: MediaDetails) => images.map(({ width, format }) => `${width} ${format}`);

async function send(api: TestApi, bytes: Buffer, purpose: Upload['purpose'] = 'library'): Promise<string> {
  const client = tusClient(api);
  const url = await client.open(bytes.length, { filename: 'a.jpg', purpose });
  await client.go(url, bytes);
  return url;
}

test('R-FAST-01 an image is seen with its thumbnail, then usable up to full HD, and then the rest is made', async () => {
  const { api, room } = await open();
  room.served = 1;
  const url = await send(api, await aJpeg(large));
  const answer = (): Promise<Upload> => api.read(url);
  await expect.poll(async () => (await answer()).assetId, patience).not.toBeNull();
  const { assetId, state } = await answer();
  expect(state).toBe('processing');
  const seen = await find(api, assetId);
  expect(seen).toMatchObject({ preparing: true, size: large });
  expect(namesOf(seen)).toEqual(['320 webp']);
  expect((await api.app.inject(seen.images[0]?.url ?? '')).statusCode).toBe(200);

  room.served = 2;
  await untilSettled(api, url);
  const usable = await find(api, assetId);
  expect(usable.preparing).toBe(true);
  expect(namesOf(usable)).toEqual(usableSizes);

  room.served = Number.POSITIVE_INFINITY;
  await untilAllSizes(api);
  const whole = await find(api, assetId);
  expect(whole.preparing).toBe(false);
  expect(namesOf(whole)).toEqual(
    [320, 960, 1920, 1930].flatMap((width) => [`${width} avif`, `${width} webp`, `${width} jpeg`]),
  );
  for (const { url: address } of whole.images) {
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
  const replace = () => api.put(`/media/${assetId}/file`, { uploadId, version: 1 });
  expect((await replace()).json().code).toBe('upload.not-done');
  room.served = Number.POSITIVE_INFINITY;
  await untilSettled(api, url);
  expect((await replace()).statusCode).toBe(200);
});

/** Usable, and the rest as a killed process leaves it: claimed for a minute by a name that nobody holds any more. */
async function leftHalfway({ api, room }: Opened, left: { attempts?: number } = {}) {
  room.served = 3;
  const { assetId } = await uploadFile(api, await aJpeg(large));
  const asset = () => find(api, assetId);
  const { sha256 } = (await asset()).original;
  const leave = async () => {
    const claimed_until = new Date(Date.now() + 60_000);
    await api.db
      .updateTable('media_preparation')
      .set({ ...left, claim: randomUUID(), claim_holder: randomUUID(), claimed_until })
      .where('file_sha256', '=', sha256)
      .execute();
    room.served = Number.POSITIVE_INFINITY;
  };
  return { asset, sha256, leave };
}
const usableSizes = ['320 webp', '960 webp', '1920 webp'];

test('sizes that a killed process was making are made by another', async () => {
  const opened = await open();
  const { asset, leave } = await leftHalfway(opened);
  expect(namesOf(await asset())).toEqual(usableSizes);
  await leave();
  await untilAllSizes(opened.api);
  expect(namesOf(await asset())).toHaveLength(12);
});

test('an image of which no more can be made stays with what it has, and says so no longer', async () => {
  const opened = await open();
  const { asset, leave, sha256 } = await leftHalfway(opened, { attempts: 7 });
  await opened.storage.remove(originalKey(sha256));
  await leave();
  await untilAllSizes(opened.api);
  expect(await asset()).toMatchObject({ preparing: false });
  expect(namesOf(await asset())).toEqual(usableSizes);
});

test('a file that is deleted while its sizes are made takes its place in the queue with it', async () => {
  const { api, room } = await open();
  room.served = 1;
  const url = await send(api, await aJpeg(large));
  const assetId = async () => (await api.read(url)).assetId;
  await expect.poll(assetId, patience).not.toBeNull();
  expect((await api.delete(`/media/${await assetId()}`)).statusCode).toBe(200);
  await api.db.deleteFrom('bin').execute();
  await api.db.updateTable('media_upload').set({ sha256: null }).execute();
  await api.db.deleteFrom('media_file').execute();
  room.served = Number.POSITIVE_INFINITY;
  await untilAllSizes(api);
  expect(await api.db.selectFrom('media_rendition').selectAll().execute()).toEqual([]);
});
