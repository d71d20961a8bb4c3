import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openDiskStorage } from '../../../media/storage/disk-storage.ts';
import { type Storage, StorageFailure } from '../../../media/storage/storage.ts';
import { makeFilm } from '../../../testing/make-film.ts';
import { aJpeg } from '../../../testing/make-picture.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { tusClient, untilSettled, uploadFile } from '../../../testing/upload-file.ts';

/** A tiny disk of its own needs root; without, the failing storage below stands for it. */
const mayMount = process.getuid?.() === 0;

const opened: TestApi[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const api of opened.splice(0)) await api.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});
const open = async (media: Parameters<typeof openTestApi>[0] = {}): Promise<TestApi> => {
  const api = await openTestApi(media);
  opened.push(api);
  return api;
};

/** A folder that can be told to fail. */
async function unsteadyStorage() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-unsteady-'));
  folders.push(folder);
  const real = openDiskStorage(folder);
  const weather: { failure: StorageFailure | null; puts: number } = { failure: null, puts: 0 };
  const storage: Storage = {
    ...real,
    put: async (key, source) => {
      weather.puts += 1;
      if (weather.failure) throw weather.failure;
      return real.put(key, source);
    },
  };
  return { storage, weather };
}

test('storage that is down for a moment is not noticed', async () => {
  const { storage, weather } = await unsteadyStorage();
  const api = await open({ media: { storage } });
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
    const { storage, weather } = await unsteadyStorage();
    const api = await open({ media: { storage } });
    weather.failure = new StorageFailure(reason);
    const failed = await uploadFile(api, await aJpeg());
    expect(failed).toMatchObject({ state: 'failed', refusal: { code, params: {} } });
    expect((await api.call('GET', '/media')).json().items).toEqual([]);
    weather.failure = null;
    const url = `/uploads/${failed.id}`;
    expect((await api.call('POST', `${url}/retry`)).json()).toMatchObject({
      state: 'processing',
      refusal: null,
    });
    expect(await untilSettled(api, url)).toMatchObject({ state: 'done' });
  },
);

test('a file that was refused for itself cannot be tried again', async () => {
  const api = await open();
  const { id } = await uploadFile(api, Buffer.from('no picture'));
  expect((await api.call('POST', `/uploads/${id}/retry`)).json()).toMatchObject({
    status: 409,
    code: 'upload.not-retryable',
  });
});

test.skipIf(!mayMount)('a disk that is really full: said so, and nothing half-stored', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200k', 'tmpfs', folder]);
  try {
    const api = await open({ media: { storage: openDiskStorage(folder) } });
    const upload = await uploadFile(api, await makeFilm({ frameBytes: 10_000 }), { filename: 'film.mp4' });
    expect(upload).toMatchObject({ state: 'failed', refusal: { code: 'storage-full' } });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(entries.filter((entry) => entry.isFile())).toEqual([]);
  } finally {
    for (const api of opened.splice(0)) await api.close();
    execFileSync('umount', [folder]);
    await rm(folder, { recursive: true });
  }
});

test.skipIf(!mayMount)('no room for an upload is said before its first byte', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
  try {
    const api = await open({ media: { stagingFolder: folder } });
    const answer = await tusClient(api).begin(1000);
    expect(answer.json()).toMatchObject({ status: 507, code: 'storage.full' });
  } finally {
    for (const api of opened.splice(0)) await api.close();
    execFileSync('umount', [folder]);
    await rm(folder, { recursive: true });
  }
});

test('what was under way when a process ended is finished after its restart', async () => {
  const api = await open();
  const client = tusClient(api);
  const bytes = await aJpeg();
  const url = String((await client.begin(bytes.length, { filename: 'a.jpg' })).headers.location);
  await client.go(url, bytes);
  await untilSettled(api, url);
  // As it stood in the middle of the work: claimed by someone who is gone, the original stored, no bytes staged any more.
  const { assetId } = (await api.call('GET', url)).json();
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

test('a file that ends the process again and again is given up', async () => {
  const api = await open();
  const upload = await uploadFile(api, await aJpeg());
  await api.db
    .updateTable('media_upload')
    .set({ state: 'stored', attempts: 3, claimed_until: new Date() })
    .where('id', '=', upload.id)
    .execute();
  expect(await untilSettled(api, `/uploads/${upload.id}`)).toMatchObject({
    state: 'failed',
    refusal: { code: 'processing-failed' },
  });
});
