import { z } from 'zod';

/** What of the running product is not worth keeping: it is over, or made anew, by the time anybody restores. */
export const passing: ReadonlySet<string> = new Set([
  'backup_copy', // which copies there are is a matter of the place they were made in
  'glass_picture', // of a moment that is over, and large
  'identity_record', // who is signed in: after a restore everybody signs in again
  'identity_sign_in_attempt',
  'instruction', // what displays were to do then they must not do after a restore
  'instruction_display',
  'media_upload', // its bytes are still on their way in, and the browser sends them again
  'media_upload_piece',
  'notice', // what was to be told then is no news now
  'pairing',
  'pairing_attempt',
  'shared_preview', // a link that was revoked since must not come back with an older copy
  'stream_host',
  'trouble',
]);

const count = z.number().int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The first entry: what follows, and what it takes to read it. */
export const contents = z.object({
  format: z.literal(1),
  product: z.literal('psifida'),
  madeAt: z.iso.datetime(),
  migrations: z.record(z.string(), z.array(z.string().regex(/^\d{4}_\w+\.sql$/))),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
});
export type Contents = z.infer<typeof contents>;

/** The last entry: without it the archive was cut off. */
export const seal = z.object({
  tables: z.record(z.string(), z.object({ rows: count, sha256 })),
  files: count,
  bytes: count,
  /** Files that the database names and the storage did not have, or had with other bytes. */
  missing: z.array(z.string()),
});
export type Seal = z.infer<typeof seal>;

/**
 * A tar file, so that its contents can be looked at without us: contents.json, rows/TABLE/NNNNNN.gz, media/AREA/NAME, seal.json.
 * A table's rows come in pieces, because tar has to know a length before the bytes, and nobody does.
 */
export const contentsName = 'contents.json';
export const sealName = 'seal.json';
const rowsName = /^rows\/([a-z_]+)\/\d{6}\.gz$/;
const mediaName = /^media\/((?:original|served)\/[0-9a-f]{64}(?:\.\w+)?)$/;

export const nameOfRows = (table: string, piece: number): string =>
  `rows/${table}/${String(piece).padStart(6, '0')}.gz`;
export const nameOfMedia = (key: string): string => `media/${key}`;
export const tableIn = (name: string): string | undefined => rowsName.exec(name)?.[1];
export const keyIn = (name: string): string | undefined => mediaName.exec(name)?.[1];

/** It is no archive of ours, or not the one that was written. */
export class BadArchive extends Error {
  override name = 'BadArchive';
}
