import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { locks } from '@psifida/api/db/alone';
import { openSnapshot } from '@psifida/postgres/whole/snapshot';
import type { Config } from '../config.ts';
import { databaseParts, reachDatabase } from '../database.ts';
import { openMediaStorage } from '../media-storage.ts';
import { StartError } from '../start-error.ts';
import { hashing } from './by-hash.ts';
import { encrypted } from './lock-and-key.ts';
import type { Seal } from './shape.ts';
import { type Progress, writeArchive } from './write-archive.ts';

/** `foreign`: tables beside ours, which are not part of it. */
export type Kept = { seal: Seal; bytes: number; sha256: string; foreign: string[] };

type Wish = { file: string; publicKey?: string | null; progress?: Progress };

/** Beside the running product or without it. The file is there whole, on the disk and read back, or it is not there. */
export async function backUp(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>,
  { file, publicKey, progress }: Wish,
): Promise<Kept> {
  const database = await reachDatabase(config);
  try {
    const storage = await openMediaStorage(config, path.join(config.dataDir, 'media'));
    // As long as it is held nothing that the snapshot refers to is cleared away.
    const snapshot = await openSnapshot(database.connection, {
      parts: databaseParts,
      locks: [locks.housekeeping],
    });
    try {
      const written = await writeWhole(file, publicKey ?? null, (to) =>
        writeArchive({ snapshot, storage, progress }, to),
      );
      return { ...written, foreign: snapshot.foreign };
    } finally {
      await snapshot.close();
    }
  } finally {
    await database.close();
  }
}

async function writeWhole(
  file: string,
  publicKey: string | null,
  fill: (to: Writable) => Promise<Seal>,
): Promise<Omit<Kept, 'foreign'>> {
  const unfinished = `${file}.unfinished`;
  // Made first, so that a place that cannot be written to is told at once.
  await writeFile(unfinished, '', { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      error.code === 'EEXIST'
        ? `${unfinished} is there already: another backup is writing it, or was cut off; remove it then.`
        : `${file} cannot be written (${error.code}).`,
    );
  });
  try {
    const plain = new PassThrough();
    const { through, digest } = hashing();
    // On the disk, not in its cache, before it counts as written.
    const out = createWriteStream(unfinished, { flush: true });
    const writing = async () => pipeline(publicKey ? await encrypted(plain, publicKey) : plain, through, out);
    const [seal] = await Promise.all([fill(plain), writing()]);
    const sha256 = digest();
    if ((await hashOf(unfinished)) !== sha256)
      throw new StartError(
        `What was read back from ${unfinished} is not what was written; the disk is not to be trusted.`,
      );
    await rename(unfinished, file);
    return { seal, bytes: out.bytesWritten, sha256 };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function hashOf(file: string): Promise<string> {
  const { through, digest } = hashing();
  await pipeline(createReadStream(file), through.resume());
  return digest();
}
