import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storageBehaviour } from '../../testing/storage-behaviour.ts';
import { openDiskStorage } from './disk-storage.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'psifida-disk-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('a folder', () => {
  storageBehaviour(() => openDiskStorage(root));

  test('fans out into folders, and leaves no half-written file', async () => {
    const storage = openDiskStorage(root);
    await storage.put('served/abcd.webp', { data: Buffer.from('x'), bytes: 1 });
    expect(await readdir(path.join(root, 'served', 'ab'))).toEqual(['abcd.webp']);
    expect(await readdir(path.join(root, 'unfinished'))).toEqual([]);
  });

  test('that is gone is out of reach', async () => {
    await expect(openDiskStorage(path.join(root, 'none')).probe()).rejects.toThrow();
  });
});
