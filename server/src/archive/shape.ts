import { createHash } from 'node:crypto';
import { type Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** Tables that are left out: over, or made anew, by the time of a restore. */
export const passing: ReadonlySet<string> = new Set([
  'backup_copy', // which copies there are is a matter of the place they were made in
  'glass_image', // of a moment that is over, and large
  'identity_record', // who is signed in: after a restore everybody signs in again
  'identity_sign_in_attempt',
  'installation_key', // whoever has an archive could sign another
  'instruction', // what displays were to do then they must not do after a restore
  'instruction_display',
  'media_upload', // its bytes are still on their way in, and the browser sends them again
  'media_upload_piece',
  'notice', // what was to be told then is no news now
  'pairing',
  'pairing_attempt',
  'speech', // made anew
  'shared_preview', // a link that was revoked since must not come back with an older copy
  'stream_host',
  'trouble',
]);

const count = z.number().int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The first entry. */
/** An Ed25519 public key. */
export const installationKey = z.string().regex(/^[\w-]{43}$/);

export const contents = z.object({
  format: z.literal(1),
  product: z.literal('psifida'),
  madeAt: z.iso.datetime(),
  migrations: z.record(z.string(), z.array(z.string().regex(/^\d{4}_\w+\.sql$/))),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
  /** Whose signature is its last entry. */
  installation: z.object({ url: z.string(), key: installationKey }).optional(),
});
export type Contents = z.infer<typeof contents>;

/** Comes last but for the signature: without it the archive was truncated. */
export const seal = z.object({
  tables: z.record(z.string(), z.object({ rows: count, sha256 })),
  files: count,
  bytes: count,
  /** Files that the database names and the storage lacks, or has with other bytes. */
  missing: z.array(z.string()),
});
export type Seal = z.infer<typeof seal>;

export const signature = z.object({ signature: z.string() });

/** The tar's entries, in order; a table's rows come in pieces, because tar needs each length in advance. */
export const contentsName = 'contents.json';
export const sealName = 'seal.json';
export const signatureName = 'signature.json';
const rowsName = /^rows\/([a-z_]+)\/\d{6}\.gz$/;
const mediaName = /^media\/((?:original|served)\/[0-9a-f]{64}(?:\.\w+)?)$/;

export const nameOfRows = (table: string, piece: number): string =>
  `rows/${table}/${String(piece).padStart(6, '0')}.gz`;
export const nameOfMedia = (key: string): string => `media/${key}`;
export const tableIn = (name: string): string | undefined => rowsName.exec(name)?.[1];
export const keyIn = (name: string): string | undefined => mediaName.exec(name)?.[1];

/** Not an archive of Psifida, or a damaged one. */
export class BadArchive extends Error {
  override name = 'BadArchive';
}

/** A pass-through stream that hashes. */
export function hashing() {
  const hash = createHash('sha256');
  const through = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, digest: () => hash.digest('hex') };
}

const hashIn = (key: string): string => key.split('/')[1]?.slice(0, 64) ?? '';

/** Copies to `to`, and answers whether the bytes have the hash of the key. */
export async function readByHash(key: string, read: Readable, to: Writable): Promise<boolean> {
  const { through, digest } = hashing();
  await pipeline(read, through, to);
  return digest() === hashIn(key);
}
