import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keepFilePrivate, privateFile, privateFolder, probeFolder } from '../private-files.ts';
import { diskFailure, type Storage, type StorageSource } from './storage.ts';

/** 256 folders: none grows beyond what a file system likes, and few have to be made: original/ab/abcd… */
const placeOf = (root: string, key: string): string => {
  const [area = '', name = ''] = key.split('/');
  return path.join(root, area, name.slice(0, 2), name);
};

/** A folder. A write is complete or absent, through a power cut too: temporary file, fsync, rename, fsync of the folder. */
export function openDiskStorage(root: string): Storage {
  const unfinished = path.join(root, 'unfinished');

  const find: Storage['find'] = async (key) => {
    try {
      return { bytes: (await stat(placeOf(root, key))).size };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw diskFailure(error);
    }
  };

  return {
    find,
    put: async (key, source) => {
      if ((await find(key))?.bytes === source.bytes) return;
      const place = placeOf(root, key);
      const temporary = path.join(unfinished, randomUUID());
      try {
        await mkdir(unfinished, { recursive: true, mode: privateFolder });
        await write(source, temporary);
        await sync(temporary);
        await makeFolder(path.dirname(place));
        await rename(temporary, place);
        await sync(path.dirname(place));
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => {});
        throw diskFailure(error);
      }
    },
    fileOf: (key) => placeOf(root, key),
    read: async (key, range) => {
      try {
        return (await open(placeOf(root, key))).createReadStream(range);
      } catch (error) {
        throw diskFailure(error);
      }
    },
    remove: (key) =>
      rm(placeOf(root, key), { force: true }).catch((error: unknown) => {
        throw diskFailure(error);
      }),
    sweep: async (before) => {
      const names = await readdir(unfinished).catch(() => []);
      for (const name of names) {
        const file = path.join(unfinished, name);
        const age = await stat(file).catch(() => null);
        if (age && age.mtime < before) await rm(file, { force: true });
      }
    },
    probe: () => probeFolder(root),
  };
}

/** A local file is given a second name rather than copied, where the file system can do that. */
async function write(source: StorageSource, target: string): Promise<void> {
  if ('data' in source) return writeFile(target, source.data, { flag: 'wx', mode: privateFile });
  await link(source.file, target).catch(() => copyFile(source.file, target, constants.COPYFILE_EXCL));
  await keepFilePrivate(target);
  const { size } = await stat(target);
  if (size !== source.bytes) throw new Error(`${size} bytes came, ${source.bytes} were expected`);
}

/** A new folder is itself an entry of the one above, which has to reach the disk as well. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: privateFolder });
  if (!first) return;
  const top = path.dirname(first);
  for (let current = path.dirname(folder); current.length >= top.length; current = path.dirname(current))
    await sync(current);
}

async function sync(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
