import { chmod, type FileHandle, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { diskFailure, StorageFailure } from './storage/storage.ts';

/** Originals carry where and by whom an image was taken: nobody but the account that runs the product reads them. */
export const privateFile = 0o600;
export const privateFolder = 0o700;

/** A mount that belongs to another, or whose file system knows no modes. */
const notOurs = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Where modes cannot be set, whoever mounted the place has decided who reads it: answers why, and we go on. */
async function close(place: string, mode: number): Promise<string | null> {
  try {
    await chmod(place, mode);
    return null;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!notOurs.includes(code)) throw error;
    return code;
  }
}

/** Also one that an earlier version has left open to everybody on the machine. */
export async function keepFolderPrivate(folder: string, warn = console.warn): Promise<void> {
  const code = await close(folder, privateFolder);
  if (code)
    warn(
      `${folder} cannot be closed to others on this machine (${code}): its mount decides who may read it.`,
    );
}

/** Without a word: it was said of its folder. */
export async function keepFilePrivate(file: string): Promise<void> {
  await close(file, privateFile);
}

/** Rejects where nothing can be written any more: what may be read, and a folder that stands, say little about that. */
export async function probeFolder(folder: string): Promise<void> {
  // Always the same name: what a process that was killed has left is written over, and goes with the next probe.
  const file = path.join(folder, 'probe');
  try {
    await writeFile(file, 'can this be written?', { mode: privateFile, flush: true });
  } finally {
    await rm(file, { force: true });
  }
}

type Place = { position: number; onStored: (bytes: number) => void };

/** A disk that fills up takes a part and says so only by its number: the rest is written, or is not called stored. */
export async function writeWhole(
  file: Pick<FileHandle, 'write'>,
  chunk: Uint8Array,
  { position, onStored }: Place,
): Promise<void> {
  for (let done = 0; done < chunk.length; ) {
    const { bytesWritten } = await file
      .write(chunk, done, chunk.length - done, position + done)
      .catch((error: unknown) => {
        throw diskFailure(error);
      });
    if (!bytesWritten) throw new StorageFailure('full');
    done += bytesWritten;
    onStored(bytesWritten);
  }
}
