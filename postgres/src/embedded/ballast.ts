import { open, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';

const megabyte = 1024 * 1024;

export type BallastSize = { bytes: number; letGoBelow: number; makeAbove: number };

/** As much as PostgreSQL writes ahead (max_wal_size); uploads are refused long before it is let go. */
export const defaultBallast: BallastSize = {
  bytes: 128 * megabyte,
  letGoBelow: 64 * megabyte,
  makeAbove: 512 * megabyte,
};

/** Random, since some file systems store nothing for zeros. */
async function write(file: string, bytes: number): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    const block = crypto.getRandomValues(new Uint8Array(64 * 1024));
    for (let written = 0; written < bytes; ) {
      const { bytesWritten } = await handle.write(block, 0, Math.min(block.length, bytes - written));
      written += bytesWritten;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Space held in reserve beside the database: let go when the disk is full, made again when there is room. */
export function openBallast(folder: string, { bytes, letGoBelow, makeAbove }: BallastSize) {
  const file = path.join(folder, 'ballast');
  const free = async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  const letGo = () => rm(file, { force: true });
  return {
    letGoIfFull: async () => {
      if ((await free()) < letGoBelow) await letGo();
    },
    makeIfRoom: async () => {
      const size = (await stat(file).catch(() => null))?.size;
      if (size === bytes || (await free()) < makeAbove) return;
      await write(file, bytes).catch(letGo);
    },
  };
}
