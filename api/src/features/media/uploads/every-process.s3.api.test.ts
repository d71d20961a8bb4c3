import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { MediaDetails } from '@psifida/contract/content/media';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStaging } from '../../../media/staging.ts';
import { openS3Storage } from '../../../media/storage/s3-storage.ts';
import { aJpeg } from '../../../testing/make-image.ts';
import { makeVideo } from '../../../testing/make-video.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { startSwift } from '../../../testing/swift/start-swift.ts';
import { tusClient, untilSettled } from '../../../testing/upload-file.ts';
import { tidyUp } from '../housekeeping/tidy-up.ts';
import { incomingInStorage } from './incoming.ts';

let swift: Awaited<ReturnType<typeof startSwift>>;
let shared: string;
beforeAll(async () => {
  swift = await startSwift();
  shared = await mkdtemp(path.join(os.tmpdir(), 'psifida-shared-'));
});
afterAll(async () => {
  await swift?.stop();
  await rm(shared, { recursive: true, force: true });
});

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function keysOfIncoming(): Promise<string[]> {
  const { bucket: Bucket, accessKeyId, secretAccessKey, ...rest } = swift.options;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ ...rest, forcePathStyle: true, credentials });
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'incoming/' }));
  client.destroy();
  return Contents.map(({ Key = '' }) => Key);
}

const places = {
  'a bucket': () => ({ storage: openS3Storage(swift.options), uploadsInStorage: true }),
  'a shared folder': () => ({ stagingFolder: shared, storage: openS3Storage(swift.options) }),
};

describe.each(Object.entries(places))('R-OPS-03 two processes that reach %s', (_name, media) => {
  let one: TestApi;
  let other: TestApi;
  beforeAll(async () => {
    one = await openTestApi({ media: media() });
    other = await openTestApi({ media: media(), beside: one.shared });
    await Promise.all([one.app.ready(), other.app.ready()]);
  });
  afterAll(async () => {
    await other?.close();
    await one?.close();
  });

  test('take in a video together, with a change of process at every request, and leave nothing behind', async () => {
    const bytes = await makeVideo({ frameBytes: 20_000 });
    const begun = await tusClient(one).begin(bytes.length, {
      filename: 'video.mp4',
      filetype: 'video/mp4',
      sha256: sha256Of(bytes),
    });
    const url = String(begun.headers.location);
    const processes = [other, one];
    const step = Math.ceil(bytes.length / 7);
    for (let offset = 0, turn = 0; offset < bytes.length; offset += step, turn += 1) {
      const client = tusClient(processes[turn % 2] ?? one);
      const next = tusClient(processes[(turn + 1) % 2] ?? one);
      expect((await next.ask(url)).headers['upload-offset']).toBe(String(offset));
      expect((await client.go(url, bytes.subarray(offset, offset + step), { offset })).statusCode).toBe(204);
    }
    const done = await untilSettled(one, url);
    expect(done).toMatchObject({ state: 'done', refusal: null });
    const video: MediaDetails = await other.read(`/media/${done.assetId}`);
    expect((await other.app.inject(video.video?.url ?? '')).statusCode).toBe(200);
    await expect.poll(keysOfIncoming).toEqual([]);
  });

  test('go on at once with what a killed process held', async () => {
    const bytes = await aJpeg();
    const url = String((await tusClient(one).begin(bytes.length, { filename: 'a.jpg' })).headers.location);
    await tusClient(one).go(url, bytes.subarray(0, 100));
    const killed = { writer: randomUUID(), writer_holder: randomUUID() };
    await one.db.updateTable('media_upload').set(killed).where('state', '=', 'waiting').execute();
    const began = Date.now();
    const sent = await tusClient(other).go(url, bytes.subarray(100), { offset: 100 });
    expect(sent.statusCode).toBe(204);
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(await untilSettled(other, url)).toMatchObject({ state: 'done' });
  });

  test('end a request that hangs in the one when the client comes back to the other', async () => {
    const bytes = await aJpeg({ width: 90, height: 70 });
    const url = String((await tusClient(one).begin(bytes.length, { filename: 'b.jpg' })).headers.location);
    const address = await one.app.listen({ host: '127.0.0.1', port: 0 });
    const hanging = http.request(address + url, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${await one.token()}`,
        'content-type': 'application/offset+octet-stream',
        'content-length': bytes.length,
        'upload-offset': 0,
      },
    });
    hanging.on('error', () => {});
    hanging.write(bytes.subarray(0, 200));
    const isHeld = async () =>
      (
        await one.db.selectFrom('media_upload').select('writer').where('state', '=', 'waiting').execute()
      ).some(({ writer }) => writer);
    await expect.poll(isHeld).toBe(true);
    const asked = await tusClient(other).ask(url);
    expect(asked.statusCode).toBe(200);
    const offset = Number(asked.headers['upload-offset']);
    expect([0, 200]).toContain(offset);
    expect((await tusClient(other).go(url, bytes.subarray(offset), { offset })).statusCode).toBe(204);
    expect(await untilSettled(other, url)).toMatchObject({ state: 'done' });
    hanging.destroy();
  });
});

describe('bytes on their way in, in the storage', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ media: places['a bucket']() });
    await api.app.ready();
  });
  afterAll(() => api?.close());

  test('R-OPS-03 of a request that was replaced do not count any more', async () => {
    const url = String((await tusClient(api).begin(10, { filename: 'a.jpg' })).headers.location);
    const id = url.split('/').at(-1) ?? '';
    const staging = await openStaging(path.join(api.folder, 'uploads'));
    const incoming = incomingInStorage({ db: api.db, staging, storage: api.storage });
    const bytes = () => Readable.from([Buffer.from('12345')]);
    expect(await incoming.write(id, { offset: 0, bytes: bytes(), writer: randomUUID() })).toBeNull();
    expect((await tusClient(api).ask(url)).headers['upload-offset']).toBe('0');
    await tusClient(api).giveUp(url);
  });

  test('are not fetched where they would take what is kept free', async () => {
    const url = String((await tusClient(api).begin(100, { filename: 'a.jpg' })).headers.location);
    await tusClient(api).go(url, Buffer.alloc(50));
    const asked: number[] = [];
    const staging = {
      ...(await openStaging(path.join(api.folder, 'uploads'))),
      hasRoomFor: async (bytes: number) => asked.push(bytes) === 0,
    };
    const storage = { ...api.storage, read: () => Promise.reject(new Error('it was fetched')) };
    const incoming = incomingInStorage({ db: api.db, staging, storage });
    await expect(incoming.withFile(url.split('/').at(-1) ?? '', async () => {})).rejects.toMatchObject({
      reason: 'full',
    });
    expect(asked).toEqual([50]);
    await tusClient(api).giveUp(url);
  });

  test('are cleared away with an upload that is given up, and by housekeeping with one that nobody continues', async () => {
    const client = tusClient(api);
    const begin = async () => {
      const url = await client.open(100, { filename: 'a.jpg' });
      await client.go(url, Buffer.alloc(50));
      return url;
    };
    const before = await keysOfIncoming();
    const givenUp = await begin();
    await begin();
    expect(await keysOfIncoming()).toHaveLength(before.length + 2);
    await client.giveUp(givenUp);
    expect(await keysOfIncoming()).toHaveLength(before.length + 1);
    const staging = await openStaging(path.join(api.folder, 'uploads'));
    const tidy = () => tidyUp({ db: api.db, storage: api.storage, staging, unusedMs: 0 });
    await tidy();
    expect(await keysOfIncoming()).toHaveLength(1);
    await api.db
      .updateTable('media_upload')
      .set({ expires_at: new Date(0) })
      .execute();
    await tidy();
    expect(await keysOfIncoming()).toEqual([]);
    expect(await api.db.selectFrom('media_upload_piece').selectAll().execute()).toEqual([]);
  });
});
