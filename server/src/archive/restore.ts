import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Writable } from 'node:stream';
import type { Storage } from '@psifida/api/media/storage/storage';
import type { Connection } from '@psifida/postgres/connect';
import { startEmbeddedPostgres } from '@psifida/postgres/embedded/start';
import { type Refill, refill } from '@psifida/postgres/whole/refill';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { claimDataDir } from '../storage/data-dir.ts';
import { databaseParts, openDatabase } from '../storage/database.ts';
import { openMediaStorage } from '../storage/media-storage.ts';
import { decrypted } from './lock-and-key.ts';
import { type Receiver, readArchive } from './read-archive.ts';
import { BadArchive, type Contents, readByHash, type Seal } from './shape.ts';

export type Read = { contents: Contents; seal: Seal };

type Wish = {
  file: string;
  keyFile?: string | null;
  progress?: (files: number) => void;
  /** The public key of the installation that has to have signed it; `null`: whoever it was, or nobody. */
  signedBy: string | null;
};

/** Before anything is read of what it holds; that the signature is of it follows at its end. */
function demandSigner({ installation }: Contents, signedBy: string | null): void {
  if (signedBy === null || installation?.key === signedBy) return;
  throw new BadArchive(
    installation
      ? `It is not signed by the installation ${signedBy}: it says that it is of ${installation.url}, ${installation.key}.`
      : `It is signed by nobody, and not by the installation ${signedBy}.`,
  );
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Reads and checks all of it, and writes nothing. */
export const checkArchive = async ({ file, keyFile, signedBy }: Wish): Promise<Read> =>
  readArchive(await openFile(file, keyFile), {
    begin: async (contents) => demandSigner(contents, signedBy),
    rows: async () => {
      const to = nowhere();
      return { to, written: new Promise((resolve) => to.once('finish', resolve)) };
    },
    media: (key, { read }) => readByHash(key, read, nowhere()),
  });

/** Into an empty database and a folder or bucket; then migrates to this version. */
export async function restore(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>,
  wish: Wish,
): Promise<Read> {
  const from = await openFile(wish.file, wish.keyFile);
  const dataDir = await claimDataDir(config.dataDir);
  try {
    const storage = await openMediaStorage(config, dataDir.media);
    const read = await onDatabase(config.databaseUrl, dataDir.postgres, (connection) =>
      takeIn(from, {
        ...{ connection, storage, folder: dataDir.media },
        ...{ progress: wish.progress, signedBy: wish.signedBy },
      }),
    );
    // Migrates, as at any start.
    await (await openDatabase({ url: config.databaseUrl, folder: dataDir.postgres })).close();
    return read;
  } finally {
    await dataDir.release();
  }
}

async function onDatabase<T>(
  url: string | null,
  folder: string,
  work: (connection: Connection) => Promise<T>,
) {
  if (url) return work({ connectionString: url });
  const embedded = await startEmbeddedPostgres({ folder });
  try {
    return await work(embedded.connection);
  } finally {
    await embedded.stop();
  }
}

type Place = {
  connection: Connection;
  storage: Storage;
  /** On the file system of the media, so that files are moved instead of copied. */
  folder: string;
} & Pick<Wish, 'progress' | 'signedBy'>;

/** All or nothing: on failure stored files are removed again. */
async function takeIn(
  from: Readable,
  { connection, storage, folder, progress, signedBy }: Place,
): Promise<Read> {
  const aside = await mkdtemp(path.join(folder, 'restoring-'));
  const put: string[] = [];
  let filling: Refill | undefined;
  const receiver: Receiver = {
    begin: async (contents) => {
      demandSigner(contents, signedBy);
      const { migrations } = contents;
      filling = await refill(connection, { parts: databaseParts, migrations });
    },
    rows: async (table) => {
      if (!filling) throw new Error('rows before contents');
      return filling.write(table);
    },
    media: async (key, { bytes, read }) => {
      const file = path.join(aside, 'file');
      const right = await readByHash(key, read, createWriteStream(file, { mode: 0o600 }));
      if (right && !(await storage.find(key))) {
        await storage.put(key, { file, bytes });
        put.push(key);
      }
      await rm(file);
      progress?.(put.length);
      return right;
    },
  };
  try {
    const read = await readArchive(from, receiver);
    await filling?.finish();
    return read;
  } catch (error) {
    await filling?.giveUp();
    for (const key of put) await storage.remove(key).catch(() => {});
    throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function openFile(file: string, keyFile: string | null = null): Promise<Readable> {
  const begins = Buffer.alloc(64);
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${file} cannot be read (${error.code}).`);
  });
  try {
    await handle.read(begins, 0, begins.length, 0);
  } finally {
    await handle.close();
  }
  return decrypted({ begins, read: () => createReadStream(file) }, keyFile);
}
