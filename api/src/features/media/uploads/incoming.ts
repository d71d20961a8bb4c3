import { createWriteStream, existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { megabyte } from '@psifida/contract/content/upload';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { privateFile, writeWhole } from '../../../media/private-files.ts';
import type { Staging } from '../../../media/staging.ts';
import { diskFailure, type Storage, StorageFailure } from '../../../media/storage/storage.ts';
import * as files from '../files.store.ts';
import * as store from './uploads.store.ts';

/** What comes, from where it goes on, and who writes it. */
type Coming = {
  offset: number;
  bytes: AsyncIterable<Buffer>;
  writer: string;
  /** Where they come to lie in a file: all are in it, up to this place, and go to the disk from here on. */
  onWritten?: (file: string, end: number) => void;
};

/** Where the bytes of uploads lie until they are processed. */
export type Incoming = {
  /** Names the place, not the process: whoever has the same place can go on with the same uploads. */
  id: string;
  begin(uploadId: string): Promise<void>;
  has(uploadId: string): boolean;
  /** How much is safe, also after a lost connection; null when the upload was given up or taken over meanwhile. */
  write(uploadId: string, coming: Coming): Promise<number | null>;
  /** With the whole of it as a local file; false when it is not there. */
  withFile(uploadId: string, work: (file: string) => Promise<void>): Promise<boolean>;
  remove(uploadId: string): Promise<void>;
};

type Deps = { db: Kysely<Tables>; staging: Staging };

/** What may wait in memory, for each upload that is coming in, while what came before it is kept. */
const waitsAtMost = megabyte / 4;

/** Keeps what has come, also when the connection is lost; after a failure it reads on, or nobody hears the answer. */
export async function takeAll(
  bytes: AsyncIterable<Buffer>,
  keep: (chunk: Buffer) => Promise<void>,
): Promise<void> {
  let failure: unknown = null;
  let waiting: Buffer[] = [];
  let held = 0;
  let keeping: Promise<void> | null = null;
  const keepAll = async () => {
    while (waiting.length && !failure) {
      const pieces = waiting;
      [waiting, held] = [[], 0];
      try {
        await keep(Buffer.concat(pieces));
      } catch (error) {
        failure = error;
      }
    }
    keeping = null;
  };
  try {
    for await (const chunk of bytes) {
      if (failure) continue;
      waiting.push(chunk);
      held += chunk.length;
      keeping ??= keepAll();
      if (held >= waitsAtMost) await keeping;
    }
  } finally {
    await keeping;
  }
  if (failure) throw failure;
}

/** In a folder, a file for each; processes that share the folder go on with each other's. */
export function incomingInFolder({ db, staging }: Deps): Incoming {
  const fileOf = (uploadId: string) => staging.uploadFile(uploadId);
  /** Asked again and again: others fill the disk too, and what is kept free is kept for saving and signing in. */
  const roomFor = async (bytes: number): Promise<number> => {
    if (await staging.hasRoomFor(bytes + megabyte)) return bytes + megabyte;
    if (await staging.hasRoomFor(bytes)) return bytes;
    throw new StorageFailure('full');
  };
  return {
    id: staging.id,
    begin: async (uploadId) => {
      await (await open(fileOf(uploadId), 'wx', privateFile).catch(rethrow)).close();
    },
    has: (uploadId) => existsSync(fileOf(uploadId)),
    write: async (uploadId, { offset, bytes, writer, onWritten }) => {
      const file = await open(fileOf(uploadId), 'r+').catch(rethrow);
      let received = offset;
      const onStored = (count: number) => {
        received += count;
      };
      let isStillOurs = true;
      let room = 0;
      try {
        await takeAll(bytes, async (chunk) => {
          if (room < chunk.length) room = await roomFor(chunk.length);
          room -= chunk.length;
          await writeWhole(file, chunk, { position: received, onStored });
        });
        onWritten?.(fileOf(uploadId), received);
      } finally {
        await file
          .sync()
          .catch(rethrow)
          .finally(() => file.close());
        if (received > offset) isStillOurs = await store.setReceived(db, { id: uploadId, received, writer });
      }
      return isStillOurs ? received : null;
    },
    withFile: async (uploadId, work) => {
      if (!existsSync(fileOf(uploadId))) return false;
      await work(fileOf(uploadId));
      return true;
    },
    remove: (uploadId) => rm(fileOf(uploadId), { force: true }),
  };
}

/** In memory until it is safe, for each upload that is coming in. */
const pieceBytes = 8 * 1024 * 1024;

/** The name of the place: there is one storage for all processes. */
const inStorage = 'storage';

/** In the storage that all processes share, in pieces; together again only where it is processed. */
export function incomingInStorage({ db, staging, storage }: Deps & { storage: Storage }): Incoming {
  const keepPiece = async (
    id: string,
    { position, writer, data }: { position: number; writer: string; data: Buffer },
  ) => {
    const piece = { key: `incoming/${id}/${position}-${writer}`, bytes: data.length };
    await files.touchObjects(db, [piece]);
    await storage.put(piece.key, { data, bytes: data.length });
    return store.addPiece(db, { id, writer, position, ...piece });
  };
  return {
    id: inStorage,
    begin: async () => {},
    has: () => true,
    write: async (id, { offset, bytes, writer }) => {
      let received = offset;
      let waiting: Buffer[] = [];
      let held = 0;
      let isStillOurs = true;
      const flush = async () => {
        const data = Buffer.concat(waiting);
        [waiting, held] = [[], 0];
        if (!data.length || !isStillOurs) return;
        isStillOurs = await keepPiece(id, { position: received, writer, data });
        if (isStillOurs) received += data.length;
      };
      try {
        await takeAll(bytes, async (chunk) => {
          waiting.push(chunk);
          held += chunk.length;
          if (held >= pieceBytes) await flush();
        });
      } finally {
        await flush();
      }
      return isStillOurs ? received : null;
    },
    withFile: async (id, work) => {
      const pieces = await store.listPieces(db, id);
      if (!pieces.length) return false;
      if (!(await staging.hasRoomFor(pieces.reduce((sum, { bytes }) => sum + bytes, 0))))
        throw new StorageFailure('full');
      await staging.withTemporary(async (folder) => {
        const file = path.join(folder, 'upload');
        for (const { key } of pieces)
          await pipeline(
            await storage.read(key),
            createWriteStream(file, { flags: 'a', mode: privateFile }),
          ).catch(rethrow);
        await work(file);
      });
      return true;
    },
    remove: async (id) => {
      for (const { key } of await store.listPieces(db, id)) {
        await storage.remove(key);
        await store.forgetPiece(db, { id, key });
      }
    },
  };
}

function rethrow(error: unknown): never {
  throw error instanceof StorageFailure ? error : diskFailure(error);
}
