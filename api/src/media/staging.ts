import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { privateFile, privateFolder } from './private-files.ts';
import { diskFailure } from './storage/disk-failure.ts';

const usualReserve = 256 * 1024 * 1024;

/** The local folder in which uploads grow, and films are made ready, before they go to the storage. */
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
    await chmod(folder, privateFolder);
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
      const { bavail, bsize } = await statfs(folder);
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

async function readId(file: string): Promise<string> {
  // The first of several processes that start at once wins; the others read what it wrote.
  await writeFile(file, randomUUID(), { flag: 'wx', mode: privateFile }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw diskFailure(error);
    },
  );
  return (await readFile(file, 'utf8')).trim();
}
