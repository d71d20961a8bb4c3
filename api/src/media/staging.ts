import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keepFolderPrivate, privateFile, privateFolder } from './private-files.ts';
import { diskFailure } from './storage/storage.ts';

const usualReserve = 256 * 1024 * 1024;

/** The local folder in which uploads grow, and videos are made ready, before they go to the storage. */
export type Staging = {
  /** Names the folder, not the process: processes that share it, or a process after its restart, find the same files. */
  id: string;
  uploadFile(uploadId: string): string;
  /** A folder for what is made on the way; gone after `work` whatever happens. */
  withTemporary<T>(work: (folder: string) => Promise<T>): Promise<T>;
  /** Beyond what is kept free. */
  hasRoomFor(bytes: number): Promise<boolean>;
  /** Files, and temporary folders, that nobody has written to since then. */
  listOlderThan(before: Date): Promise<{ uploadId: string | null; file: string }[]>;
};

export async function openStaging(
  folder: string,
  { reserveBytes = usualReserve }: { reserveBytes?: number | undefined } = {},
): Promise<Staging> {
  const temporary = path.join(folder, 'temporary');
  try {
    await mkdir(temporary, { recursive: true, mode: privateFolder });
    await keepFolderPrivate(folder);
  } catch (error) {
    throw diskFailure(error);
  }
  return {
    id: await readId(path.join(folder, 'id')),
    uploadFile: (uploadId) => path.join(folder, `${uploadId}.upload`),
    withTemporary: async (work) => {
      const own = path.join(temporary, randomUUID());
      await mkdir(own, { mode: privateFolder }).catch((error: unknown) => {
        throw diskFailure(error);
      });
      try {
        return await work(own);
      } finally {
        await rm(own, { recursive: true, force: true });
      }
    },
    hasRoomFor: async (bytes) => {
      const { bavail, bsize } = await statfs(folder).catch((error: unknown) => {
        throw diskFailure(error);
      });
      return bavail * bsize >= bytes + reserveBytes;
    },
    listOlderThan: async (before) => {
      const files = [
        ...(await readdir(folder))
          .filter((name) => name.endsWith('.upload'))
          .map((name) => path.join(folder, name)),
        ...(await readdir(temporary)).map((name) => path.join(temporary, name)),
      ];
      const ages = await Promise.all(
        files.map(async (file) => ({ file, changed: (await stat(file).catch(() => null))?.mtime })),
      );
      return ages
        .filter(({ changed }) => changed && changed < before)
        .map(({ file }) => ({
          file,
          uploadId: file.endsWith('.upload') ? path.basename(file, '.upload') : null,
        }));
    },
  };
}

/** Whole or not there, through a power cut too; an empty one is what a cut left of an earlier attempt. */
async function readId(file: string): Promise<string> {
  const own = `${file}-${randomUUID()}`;
  try {
    const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return null;
    });
    if (known?.trim()) return known.trim();
    // Only where it is empty: one that was not there may be another's by now.
    if (known !== null) await rm(file, { force: true });
    await writeFile(own, randomUUID(), { flag: 'wx', mode: privateFile, flush: true });
    // The first of several processes that start at once wins; the others read what it wrote.
    await link(own, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    throw diskFailure(error);
  } finally {
    await rm(own, { force: true });
  }
}
