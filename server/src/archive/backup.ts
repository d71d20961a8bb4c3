import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { locks } from '@psifida/api/concurrency/advisory-lock';
import type { S3Storage } from '@psifida/api/media/storage/s3-storage';
import { openSnapshot } from '@psifida/postgres/whole/snapshot';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { databaseParts, reachDatabase } from '../storage/database.ts';
import { openMediaStorage } from '../storage/media-storage.ts';
import { encrypted } from './lock-and-key.ts';
import { hashing, type Seal } from './shape.ts';
import { openSigner } from './signature.ts';
import { type Progress, writeArchive } from './write-archive.ts';

/** `foreign`: tables beside ours, which are not part of it; `key`: whose signature it carries. */
export type Kept = { seal: Seal; bytes: number; sha256: string; foreign: string[]; key: string | null };

type Wish = {
  openTarget: () => Promise<Target>;
  publicKey?: string | null;
  progress?: Progress | undefined;
  signal?: AbortSignal;
};

/** With or without a running product. The file appears only once it was synced and read back. */
export async function backUp(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 's3' | 'publicUrl'>,
  { openTarget, publicKey, progress, signal }: Wish,
): Promise<Kept> {
  const database = await reachDatabase(config);
  try {
    const storage = await openMediaStorage(config, path.join(config.dataDir, 'media'));
    const by = await openSigner(database.connection);
    // Holding the lock keeps housekeeping from deleting files of the snapshot.
    const snapshot = await openSnapshot(database.connection, {
      parts: databaseParts,
      locks: [locks.housekeeping],
    });
    try {
      const written = await writeWhole(await openTarget(), publicKey ?? null, async (to) => {
        const breakOff = () => to.destroy(new StartError('the backup was broken off'));
        // Removed after each: the signal lives as long as the process, and would hold every archive's stream.
        signal?.addEventListener('abort', breakOff);
        const signed = by && { url: config.publicUrl, by };
        try {
          return await writeArchive({ snapshot, storage, progress, signed }, to);
        } finally {
          signal?.removeEventListener('abort', breakOff);
        }
      });
      return { ...written, foreign: snapshot.foreign, key: by?.key ?? null };
    } finally {
      await snapshot.close();
    }
  } finally {
    await database.close();
  }
}

/** Destination of a backup, atomic. */
export type Target = {
  name: string;
  take(from: AsyncIterable<Buffer>): Promise<unknown>;
  readBack(): Promise<Readable>;
  finish(): Promise<void>;
  drop(): Promise<void>;
};

/** Under another name until it was read back. */
export const toFile = (file: string) => async (): Promise<Target> => {
  const unfinished = `${file}.unfinished`;
  // Created first, so that an unwritable place fails at once.
  await writeFile(unfinished, '', { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      error.code === 'EEXIST'
        ? `${unfinished} is there already: another backup is writing it, or was cut off; remove it then.`
        : `${file} cannot be written (${error.code}).`,
    );
  });
  return {
    name: unfinished,
    // fsync before it counts as written.
    take: (from) => pipeline(from, createWriteStream(unfinished, { flush: true })),
    readBack: async () => createReadStream(unfinished),
    finish: () => rename(unfinished, file),
    drop: () => rm(unfinished, { force: true }),
  };
};

/** Objects appear in a bucket when complete; one that reads back differently is deleted. */
export const toBucket = (storage: S3Storage, key: string) => async (): Promise<Target> => ({
  name: key,
  take: (from) => storage.putStream(key, from),
  readBack: () => storage.read(key),
  finish: async () => {},
  drop: () => storage.remove(key),
});

async function writeWhole(
  target: Target,
  publicKey: string | null,
  fill: (to: Writable) => Promise<Seal>,
): Promise<Omit<Kept, 'foreign' | 'key'>> {
  try {
    const plain = new PassThrough();
    const { through, digest } = hashing();
    let bytes = 0;
    const counted = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        yield chunk;
      }
    };
    const writing = async () =>
      pipeline(publicKey ? await encrypted(plain, publicKey) : plain, through, counted, (chunks) =>
        target.take(chunks),
      );
    const [seal] = await Promise.all([fill(plain), writing()]);
    const sha256 = digest();
    if ((await hashOf(await target.readBack())) !== sha256)
      throw new StartError(
        `What was read back from ${target.name} is not what was written; the place is not to be trusted.`,
      );
    await target.finish();
    return { seal, bytes, sha256 };
  } catch (error) {
    await target.drop();
    throw error;
  }
}

async function hashOf(from: Readable): Promise<string> {
  const { through, digest } = hashing();
  await pipeline(from, through.resume());
  return digest();
}
