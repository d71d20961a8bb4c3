import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readdir, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openDiskStorage } from '../../../media/storage/disk-storage.ts';
import { completeContent } from '../../../testing/builders.ts';
import { aJpeg, aNoisyImage } from '../../../testing/make-image.ts';
import { makeVideo } from '../../../testing/make-video.ts';
import { apiOfTest, type TestApi } from '../../../testing/open-test-api.ts';
import { diskOfTest, noSmallDisk } from '../../../testing/small-disk.ts';
import { tusClient, untilSettled, uploadFile } from '../../../testing/upload-file.ts';

const megabytes = (count: number): number => count * 1024 * 1024;

/** Uploads and media share a disk of this size, as they do in DATA_DIR. */
async function openOnDisk(size: string, media: { reserveBytes: number }, beside?: TestApi) {
  const disk = beside ? path.dirname(folderOf(beside)) : diskOfTest(size);
  const stagingFolder = path.join(disk, 'uploads');
  const api = await apiOfTest({
    ...(beside ? { beside: beside.shared } : {}),
    media: { ...media, stagingFolder, storage: openDiskStorage(path.join(disk, 'media')) },
  });
  folders.set(api, stagingFolder);
  return { api, client: tusClient(api), disk };
}
const folders = new WeakMap<TestApi, string>();
const folderOf = (api: TestApi): string => folders.get(api) ?? '';

const freeOn = async (disk: string): Promise<number> => {
  const { bavail, bsize } = await statfs(disk);
  return bavail * bsize;
};

/** Something else takes all of the disk but so much. */
async function fill(disk: string, { leaving }: { leaving: number }): Promise<() => void> {
  const file = path.join(disk, 'filler');
  await writeFile(file, Buffer.alloc((await freeOn(disk)) - leaving));
  return () => rmSync(file);
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Over a real line, in pieces as they come. */
async function goOverTheLine(api: TestApi, url: string, bytes: Buffer): Promise<Response> {
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  return fetch(`${address}${url}`, {
    method: 'PATCH',
    body: new Uint8Array(bytes),
    headers: {
      authorization: `Bearer ${await api.token()}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
  });
}

test.skipIf(noSmallDisk)(
  'a disk that fills up in the middle: said at the file; what is stored counts, and the rest makes the same file',
  async () => {
    const { api, client, disk } = await openOnDisk('24m', { reserveBytes: 0 });
    const bytes = await aNoisyImage({ width: 900, height: 700 }).png().toBuffer();
    const url = await client.open(bytes.length, { filename: 'a.png' });
    const free = await fill(disk, { leaving: 1_000_000 });

    const refused = await goOverTheLine(api, url, bytes);
    expect(refused.status).toBe(507);
    expect(await refused.json()).toMatchObject({ code: 'upload.no-space' });
    const stored = Number((await client.ask(url)).headers['upload-offset']);
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThan(bytes.length);

    free();
    await client.go(url, bytes.subarray(stored), { offset: stored });
    expect(await untilSettled(api, url)).toMatchObject({ state: 'done', refusal: null });
    const { sha256: known } = await api.db
      .selectFrom('media_upload')
      .select('sha256')
      .executeTakeFirstOrThrow();
    expect(known).toBe(sha256(bytes));
  },
);

test.skipIf(noSmallDisk)(
  'what is announced is spoken for: together no more is promised than there is, whichever process is asked',
  async () => {
    // 10 MB, 2 of them kept free; each video takes its own room and once more that of what is made of it.
    const first = await openOnDisk('10m', { reserveBytes: megabytes(2) });
    const second = await openOnDisk('10m', { reserveBytes: megabytes(2) }, first.api);
    const answers = await Promise.all(
      [first, second, first, second, first, second].map(({ client }) =>
        client.begin(megabytes(1.5), { filetype: 'video/mp4' }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    const refused = answers.find(({ statusCode }) => statusCode !== 201);
    expect(refused?.json().code).toBe('upload.no-space');
    expect((await readdir(folderOf(first.api))).filter((name) => name.endsWith('.upload'))).toHaveLength(2);

    const begun = answers.find(({ statusCode }) => statusCode === 201);
    await first.client.giveUp(String(begun?.headers.location));
    expect((await second.client.begin(megabytes(1.5), { filetype: 'video/mp4' })).statusCode).toBe(201);
  },
);

test.skipIf(noSmallDisk)('an upload that was left lying gives its room back after a while', async () => {
  const { api, client } = await openOnDisk('10m', { reserveBytes: megabytes(2) });
  expect((await client.begin(megabytes(3), { filetype: 'video/mp4' })).statusCode).toBe(201);
  expect((await client.begin(megabytes(3), { filetype: 'video/mp4' })).statusCode).toBe(507);
  await api.db
    .updateTable('media_upload')
    .set({ touched_at: new Date(Date.now() - 31 * 60_000) })
    .execute();
  expect((await client.begin(megabytes(3), { filetype: 'video/mp4' })).statusCode).toBe(201);
});

test.skipIf(noSmallDisk)('bytes on their way leave alone what is kept free; saving goes on', async () => {
  const { api, client, disk } = await openOnDisk('12m', { reserveBytes: megabytes(4) });
  const url = await client.open(megabytes(2), { filetype: 'video/mp4' });
  await fill(disk, { leaving: megabytes(4) + 200_000 });
  const answer = await goOverTheLine(api, url, Buffer.alloc(megabytes(2), 1));
  expect(answer.status).toBe(507);
  expect(await freeOn(disk)).toBeGreaterThanOrEqual(megabytes(4));
  const saved = await api.post('/systems/system1a/presentations', {
    id: randomUUID(),
    active: false,
    ...(await completeContent(api.db, 'system1a')),
  });
  expect(saved.statusCode).toBe(201);
});

test.skipIf(noSmallDisk)('what would be made of a file leaves it alone as well, and says so', async () => {
  const { api, client, disk } = await openOnDisk('12m', { reserveBytes: megabytes(4) });
  const bytes = await aNoisyImage().png().toBuffer();
  const url = await client.open(bytes.length);
  await client.go(url, bytes.subarray(0, -1));
  const free = await fill(disk, { leaving: megabytes(4) + 5000 });
  await client.go(url, bytes.subarray(-1), { offset: bytes.length - 1 });
  const failed = await untilSettled(api, url);
  expect(failed).toMatchObject({ state: 'failed', refusal: { code: 'storage-full' } });
  free();
  await api.post(`${url}/retry`);
  expect(await untilSettled(api, url)).toMatchObject({ state: 'done' });
});

test('originals, and everything on its way to them, are for the account that runs the product alone', async () => {
  const api = await apiOfTest();
  await uploadFile(api, await aJpeg());
  await uploadFile(api, await makeVideo({}), { filename: 'video.mp4' });
  await tusClient(api).begin(1000);
  const entries = await readdir(api.folder, { recursive: true, withFileTypes: true });
  expect(entries.length).toBeGreaterThan(10);
  for (const entry of entries) {
    const found = await stat(path.join(entry.parentPath, entry.name)).catch(() => null);
    if (!found) continue; // larger sizes are being made, and what is written on their way goes again
    expect([entry.name, (found.mode & 0o777).toString(8)]).toEqual([
      entry.name,
      entry.isDirectory() ? '700' : '600',
    ]);
  }
});
