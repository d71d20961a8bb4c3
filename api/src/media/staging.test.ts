import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStaging } from './staging.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-staging-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('processes that start at once give a folder one name, and leave nothing else in it', async () => {
  const opened = await Promise.all(Array.from({ length: 8 }, () => openStaging(folder)));
  const ids = new Set(opened.map(({ id }) => id));
  expect(ids.size).toBe(1);
  expect([...ids][0]).toHaveLength(36);
  expect((await readdir(folder)).sort()).toEqual(['id', 'temporary']);
});

test('a name of which a power cut left nothing is given anew, and stays', async () => {
  await writeFile(path.join(folder, 'id'), '');
  const { id } = await openStaging(folder);
  expect(id).toHaveLength(36);
  expect((await openStaging(folder)).id).toBe(id);
});

test('a folder that is gone has no room: the storage is out of reach', async () => {
  const staging = await openStaging(folder);
  await rm(folder, { recursive: true });
  await expect(staging.hasRoomFor(1)).rejects.toMatchObject({
    name: 'StorageFailure',
    reason: 'unavailable',
  });
});
