import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { originalKey, type Storage, StorageFailure } from '../media/storage/storage.ts';

const read = async (stream: Promise<Readable>): Promise<Buffer> => buffer(await stream);

/** What every storage has to do, whatever it is made of. */
export function storageBehaviour(open: () => Storage): void {
  let storage: Storage;
  let folder: string;
  beforeAll(async () => {
    storage = open();
    folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-source-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const some = (bytes: number) => {
    const data = randomBytes(bytes);
    return { data, bytes, key: originalKey(createHash('sha256').update(data).digest('hex')) };
  };

  test('keeps what was made in memory, whole and in pieces', async () => {
    const { key, data, bytes } = some(5000);
    expect(await storage.find(key)).toBeNull();
    await storage.put(key, { data, bytes });
    expect(await storage.find(key)).toEqual({ bytes });
    expect(await read(storage.read(key))).toEqual(data);
    expect(await read(storage.read(key, { start: 10, end: 19 }))).toEqual(data.subarray(10, 20));
    expect(await read(storage.read(key, { start: 4999, end: 4999 }))).toEqual(data.subarray(4999));
  });

  test.each([100, 16 * 1024 * 1024, 40 * 1024 * 1024 + 7])('keeps a file of %d bytes', async (bytes) => {
    const { key, data } = some(bytes);
    const file = path.join(folder, String(bytes));
    await writeFile(file, data);
    await storage.put(key, { file, bytes });
    await rm(file);
    expect((await read(storage.read(key))).equals(data)).toBe(true);
  });

  test('takes the same twice, also at once', async () => {
    const { key, data, bytes } = some(2000);
    await Promise.all([1, 2, 3].map(() => storage.put(key, { data, bytes })));
    await storage.put(key, { data, bytes });
    expect(await read(storage.read(key))).toEqual(data);
  });

  test('removes, and does not mind what is not there', async () => {
    const { key, data, bytes } = some(100);
    await storage.put(key, { data, bytes });
    await storage.remove(key);
    expect(await storage.find(key)).toBeNull();
    await storage.remove(key);
    await expect(storage.read(key)).rejects.toBeInstanceOf(StorageFailure);
  });

  test('a source that is not there leaves nothing', async () => {
    const { key } = some(10);
    await expect(storage.put(key, { file: path.join(folder, 'none'), bytes: 10 })).rejects.toBeInstanceOf(
      StorageFailure,
    );
    expect(await storage.find(key)).toBeNull();
  });

  test('says that it can be reached, and sweeps without harm', async () => {
    const { key, data, bytes } = some(100);
    await storage.put(key, { data, bytes });
    await storage.probe();
    await storage.sweep(new Date());
    expect(await storage.find(key)).toEqual({ bytes });
  });
}
