import { chmod } from 'node:fs/promises';

/** Originals carry where and by whom a picture was taken: nobody but the account that runs the product reads them. */
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
