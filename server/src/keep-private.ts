import * as files from 'node:fs/promises';

/** A mount that belongs to another, or whose file system knows no modes. */
const notOurs = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

type How = {
  mode: number;
  chmod?: (folder: string, mode: number) => Promise<void>;
  warn?: (sentence: string) => void;
};

/** Where modes cannot be set, whoever mounted the folder has decided who reads it: that is said, and we go on. */
export async function keepPrivate(
  folder: string,
  { mode, chmod = files.chmod, warn = console.warn }: How,
): Promise<void> {
  try {
    await chmod(folder, mode);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!notOurs.includes(code)) throw error;
    warn(
      `${folder} cannot be closed to others on this machine (${code}): its mount decides who may read it.`,
    );
  }
}
