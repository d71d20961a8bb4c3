import { createHash } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Tables } from '@psifida/api/db/tables';
import { listObjectsInUse } from '@psifida/api/features/media/housekeeping/housekeeping.store';
import type { Storage } from '@psifida/api/media/storage/storage';
import type { Snapshot, TableShape } from '@psifida/postgres/whole/snapshot';
import { type Pack, pack } from 'tar-stream';
import {
  type Contents,
  contentsName,
  nameOfMedia,
  nameOfRows,
  passing,
  readByHash,
  type Seal,
  sealName,
  signatureName,
} from './shape.ts';
import { openManifest, type Signer } from './signature.ts';

export type Progress = (done: { files: number; of: number; bytes: number }) => void;

type Source = {
  snapshot: Snapshot;
  storage: Storage;
  progress?: Progress;
  signed: { url: string; by: Signer } | null;
};

/** Of a table in memory at once. */
const pieceBytes = 4 * 1024 * 1024;
const compress = promisify(gzip);

/** Streams one snapshot of everything but the tables that are left out. */
export async function writeArchive(source: Source, to: Writable): Promise<Seal> {
  const tar = pack();
  const [seal] = await Promise.all([fill(tar, source), pipeline(tar as unknown as Readable, to)]);
  return seal;
}

async function fill(tar: Pack, { snapshot, storage, progress, signed }: Source): Promise<Seal> {
  try {
    const tables = snapshot.tables.filter(({ name }) => !passing.has(name));
    const contents: Contents = {
      format: 1,
      product: 'psifida',
      madeAt: new Date().toISOString(),
      migrations: snapshot.migrations,
      tables,
      ...(signed && { installation: { url: signed.url, key: signed.by.key } }),
    };
    const first = JSON.stringify(contents);
    await addWhole(tar, contentsName, first);
    const manifest = openManifest();
    const seal: Seal = { tables: {}, files: 0, bytes: 0, missing: [] };
    for (const table of tables) seal.tables[table.name] = await addTable(tar, snapshot, table);
    const keys = await listObjectsInUse(snapshot.ask<Tables>());
    for (const key of keys) {
      const bytes = await addObject(tar, storage, key);
      if (bytes === null) seal.missing.push(key);
      else {
        manifest.addMedia(key);
        seal.files += 1;
        seal.bytes += bytes;
      }
      progress?.({ files: seal.files, of: keys.length, bytes: seal.bytes });
    }
    const last = JSON.stringify(seal);
    await addWhole(tar, sealName, last);
    if (signed) {
      const signature = signed.by.sign(manifest.text(first, last));
      await addWhole(tar, signatureName, JSON.stringify({ signature }));
    }
    tar.finalize();
    return seal;
  } catch (error) {
    tar.destroy(error as Error);
    throw error;
  }
}

const addWhole = (tar: Pack, name: string, body: string | Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    tar.entry({ name, mode: 0o600 }, body, (error) => (error ? reject(error) : resolve()));
  });

async function addTable(tar: Pack, snapshot: Snapshot, table: TableShape) {
  const hash = createHash('sha256');
  let rows = 0;
  let pieces = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  const flush = async () => {
    await addWhole(tar, nameOfRows(table.name, pieces), await compress(Buffer.concat(waiting)));
    pieces += 1;
    waiting = [];
    waitingBytes = 0;
  };
  for await (const chunk of snapshot.rows(table) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    rows += linesIn(chunk);
    waiting.push(chunk);
    waitingBytes += chunk.length;
    if (waitingBytes >= pieceBytes) await flush();
  }
  if (waitingBytes) await flush();
  return { rows, sha256: hash.digest('hex') };
}

/** Each row is a line; a line break inside a value is written as \n. */
function linesIn(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
}

/** Null when the storage lacks the file, or has it with other bytes. */
async function addObject(tar: Pack, storage: Storage, key: string): Promise<number | null> {
  const found = await storage.find(key);
  if (!found) return null;
  const entry = tar.entry({ name: nameOfMedia(key), size: found.bytes, mode: 0o600 }) as unknown as Writable;
  return (await readByHash(key, await storage.read(key), entry)) ? found.bytes : null;
}
