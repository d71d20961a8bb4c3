import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import type { z } from 'zod';
import {
  BadArchive,
  type Contents,
  contents,
  contentsName,
  keyIn,
  type Seal,
  seal,
  sealName,
  signature,
  signatureName,
  tableIn,
} from './shape.ts';
import { isSignedBy, openManifest } from './signature.ts';

/** tar-stream's types are not Node's. */
type Entry = Readable & { header: Header };
type Table = Contents['tables'][number];

/** Called in the order of the archive. */
export type Receiver = {
  begin(contents: Contents): Promise<void>;
  /** All rows of a table; each table comes once. */
  rows(table: Table): Promise<{ to: Writable; written: Promise<void> }>;
  /** True when the bytes have the hash of the key. */
  media(key: string, file: { bytes: number; read: Readable }): Promise<boolean>;
};

const decompress = promisify(gunzip);
/** Limit for contents and seal, which are some hundred kilobytes. */
const mostOfOurs = 64 * 1024 * 1024;

/** Checks every table and file; nothing is certain until it resolves. */
export async function readArchive(
  from: Readable,
  receiver: Receiver,
): Promise<{ contents: Contents; seal: Seal }> {
  const tar = extract();
  const feeding = pipeline(from, tar as unknown as Writable).catch((error: unknown) => {
    tar.destroy(error as Error);
  });
  try {
    const read = await readEntries(tar as unknown as AsyncIterable<Entry>, receiver);
    await feeding;
    return read;
  } catch (error) {
    from.destroy();
    if (
      error instanceof Error &&
      /tar|header|Unexpected end|premature/i.test(error.message) &&
      !(error instanceof BadArchive)
    )
      throw new BadArchive('It is not an archive of Psifida, or it is damaged.', { cause: error });
    throw error;
  }
}

async function readEntries(tar: AsyncIterable<Entry>, receiver: Receiver) {
  let first: Contents | undefined;
  let last: Seal | undefined;
  const tables: Seal['tables'] = {};
  const wrong: string[] = [];
  let files = 0;
  const manifest = openManifest();
  let firstText = '';
  let signedText = '';
  let signedWith: string | undefined;
  let current: ReturnType<typeof openTable> | undefined;
  const closeTable = async () => {
    if (current) tables[current.name] = await current.close();
    current = undefined;
  };

  for await (const entry of tar) {
    const { name, size } = entry.header;
    if (!first) {
      if (name !== contentsName) throw new BadArchive('It is not an archive of Psifida.');
      const read = await readOurs(entry, contents, size);
      first = read.data;
      firstText = read.text;
      await receiver.begin(first);
      continue;
    }
    if (last) {
      if (name !== signatureName || signedWith !== undefined || !first.installation)
        throw new BadArchive('There is something behind its end.');
      signedWith = (await readOurs(entry, signature, size)).data.signature;
      continue;
    }
    const table = tableIn(name);
    if (current && current.name !== table) await closeTable();
    const key = keyIn(name);
    if (table !== undefined) {
      const known = first.tables.find((one) => one.name === table);
      if (!known || table in tables) throw new BadArchive(`It holds rows of '${table}' where none belong.`);
      current ??= openTable(known, await receiver.rows(known));
      await current.add(await decompress(await buffer(entry), { maxOutputLength: mostOfOurs }));
    } else if (key !== undefined) {
      if (await receiver.media(key, { bytes: size, read: entry })) {
        manifest.addMedia(key);
        files += 1;
      } else wrong.push(key);
    } else if (name === sealName) {
      const read = await readOurs(entry, seal, size);
      last = read.data;
      signedText = manifest.text(firstText, read.text);
    } else throw new BadArchive(`It holds '${name}', which is none of ours.`);
  }

  if (!first || !last || (first.installation && signedWith === undefined))
    throw new BadArchive('It was cut off: its end is missing.');
  const empty = { rows: 0, sha256: createHash('sha256').digest('hex') };
  for (const { name } of first.tables)
    if ((tables[name] ?? empty).sha256 !== last.tables[name]?.sha256)
      throw new BadArchive(`The rows of '${name}' are not those that were written.`);
  const damaged = wrong.filter((key) => !last?.missing.includes(key));
  if (damaged.length || files !== last.files)
    throw new BadArchive(`Its files are not those that were written: ${damaged.slice(0, 3).join(', ')}`);
  if (first.installation && !isSignedBy(first.installation.key, signedText, signedWith ?? ''))
    throw new BadArchive('It was changed after it was signed: the signature is not of what it holds.');
  return { contents: first, seal: last };
}

async function readOurs<Shape extends z.ZodType>(
  entry: Entry,
  shape: Shape,
  size: number,
): Promise<{ data: z.infer<Shape>; text: string }> {
  if (size > mostOfOurs) throw new BadArchive('It is not an archive of Psifida.');
  const text = (await buffer(entry)).toString();
  const read = shape.safeParse(JSON.parse(text));
  if (!read.success) throw new BadArchive('It was made by a version of Psifida that this one does not know.');
  return { data: read.data, text };
}

function openTable({ name }: Table, { to, written }: { to: Writable; written: Promise<void> }) {
  const hash = createHash('sha256');
  let rows = 0;
  // Reported when the table is closed, or at the next piece.
  const failed = written.then(
    () => null,
    (error: unknown) => error,
  );
  return {
    name,
    add: async (piece: Buffer) => {
      hash.update(piece);
      for (const byte of piece) if (byte === 10) rows += 1;
      if (to.destroyed) throw await failed;
      if (!to.write(piece)) await Promise.race([once(to, 'drain'), failed]);
    },
    close: async () => {
      to.end();
      const error = await failed;
      if (error) throw error;
      return { rows, sha256: hash.digest('hex') };
    },
  };
}
