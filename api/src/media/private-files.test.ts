import * as files from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFolderPrivate } from './private-files.ts';
import { openStaging } from './staging.ts';
import { openDiskStorage } from './storage/disk-storage.ts';

vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof files>()),
  chmod: vi.fn(),
}));

/** What a mount says to everybody who wants to set a mode. */
const refuseModes = (code: string) =>
  vi.mocked(files.chmod).mockRejectedValue(Object.assign(new Error(code), { code }));

let folder: string;
beforeEach(async () => {
  folder = await files.mkdtemp(path.join(os.tmpdir(), 'psifida-private-'));
});
afterEach(() => files.rm(folder, { recursive: true, force: true }));

test.each(['EPERM', 'ENOTSUP', 'ENOSYS'])(
  'a mount that refuses modes with %s is used, with a warning',
  async (code) => {
    refuseModes(code);
    const said: string[] = [];
    await keepFolderPrivate('/mnt/media', (one) => said.push(one));
    expect(said).toEqual([
      `/mnt/media cannot be closed to others on this machine (${code}): its mount decides who may read it.`,
    ]);
  },
);

test('a folder that is not there still ends the start', async () => {
  refuseModes('ENOENT');
  await expect(keepFolderPrivate('/mnt/media')).rejects.toThrow('ENOENT');
});

test('uploads grow, and files are kept, on a mount that refuses modes', async () => {
  refuseModes('EPERM');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const staging = await openStaging(path.join(folder, 'uploads'));
  const file = staging.uploadFile('one');
  await files.writeFile(file, 'bytes');
  const storage = openDiskStorage(path.join(folder, 'media'));
  await storage.put('original/abcd', { file, bytes: 5 });
  expect(await storage.find('original/abcd')).toEqual({ bytes: 5 });
  expect(warn).toHaveBeenCalledOnce();
});
