import type { ImageFlaw } from '@psifida/contract/content/media';
import type { Person } from '@psifida/contract/content/presentation';
import type { Upload, UploadMetadata } from '@psifida/contract/content/upload';
import { isHeld } from '@psifida/postgres/presence';
import { type Kysely, type OperationNodeSource, sql, type Transaction } from 'kysely';
import type { MediaUploadRow } from '../../../db/media-tables.ts';
import { channel } from '../../../db/query.ts';
import type { Tables } from '../../../db/tables.ts';
import { isUsable } from '../files.store.ts';

const states: Record<MediaUploadRow['state'], Upload['state']> = {
  waiting: 'waiting',
  received: 'processing',
  stored: 'processing',
  done: 'done',
  failed: 'failed',
};

/** With whether a presentation can use what it has become. */
export type UploadRow = MediaUploadRow & { usable: boolean; flaw: ImageFlaw | null };

const isArriving = ({ state, usable }: UploadRow): boolean => state === 'done' && !usable;

/** How far it has come, in percent, when its thumbnail is there. */
const whenSeen = 50;

export const toUpload = (row: UploadRow): Upload => ({
  id: row.id,
  fileName: row.file_name,
  purpose: row.purpose,
  state: isArriving(row) ? 'processing' : states[row.state],
  bytes: row.bytes,
  received: row.received,
  progress: isArriving(row) ? whenSeen : row.progress,
  assetId: row.asset_id,
  duplicateOf: row.duplicate ? row.asset_id : null,
  ...(row.flaw && { flaw: row.flaw }),
  refusal: row.refusal,
  expiresAt: row.expires_at.toISOString(),
});

export type NewUpload = {
  id: string;
  by: Person;
  fileName: string;
  metadata: string;
  announced: UploadMetadata;
  bytes: number;
  staging: string;
  /** Who has begun it, and brings the first bytes along. */
  writer: string | null;
  expiresAt: Date;
};

/** Executes what answers the `owner_id` of uploads that change with it, and notifies their windows; answers how many. */
export async function tellOwners(db: Kysely<Tables>, changed: OperationNodeSource): Promise<number> {
  const { rows } = await sql`
    with changed as (${changed})
    select pg_notify(${channel}, jsonb_build_object('action', 'upload', 'person', owner_id)::text) from changed
  `.execute(db);
  return rows.length;
}

export const insert = (db: Kysely<Tables>, upload: NewUpload) =>
  db
    .insertInto('media_upload')
    .values({
      id: upload.id,
      owner_id: upload.by.id,
      owner_name: upload.by.name,
      file_name: upload.fileName,
      purpose: upload.announced.purpose,
      metadata: upload.metadata,
      announced_sha256: upload.announced.sha256 ?? null,
      bytes: upload.bytes,
      staging: upload.staging,
      writer: upload.writer,
      state: 'waiting',
      expires_at: upload.expiresAt,
    })
    .execute();

/** From here to the end of the transaction nobody else is promised room in this folder. */
export const lockRoom = (tx: Transaction<Tables>, staging: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`room of ${staging}`}, 0))`.execute(tx);

/** An upload that was left lying does not keep others out for the whole day for which it is kept. */
const keepsItsRoom = sql<Date>`now() - interval '30 minutes'`;

/** What is still to be written for the uploads in this folder: bytes on their way, and once more what is made of them. */
export const bytesPromised = async (db: Kysely<Tables>, staging: string): Promise<number> => {
  const { promised } = await db
    .selectFrom('media_upload')
    .select(sql<number>`coalesce(sum(bytes - received + bytes), 0)::bigint`.as('promised'))
    .where('staging', '=', staging)
    .where(({ or, and, eb }) =>
      or([
        eb('state', 'in', ['received', 'stored']),
        and([eb('state', '=', 'waiting'), eb('touched_at', '>', keepsItsRoom)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return promised;
};

const found = [
  isUsable(sql.ref('media_upload.sha256')).as('usable'),
  sql<ImageFlaw | null>`(select flaw from media_file where sha256 = media_upload.sha256)`.as('flaw'),
] as const;

const selectUploads = (db: Kysely<Tables>) => db.selectFrom('media_upload').selectAll().select(found);

export const findOwn = (
  db: Kysely<Tables>,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<UploadRow | undefined> =>
  selectUploads(db).where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst();

export const listOwn = (
  db: Kysely<Tables>,
  { ids, ownerId }: { ids: string[]; ownerId: string },
): Promise<UploadRow[]> =>
  selectUploads(db).where('id', 'in', ids).where('owner_id', '=', ownerId).orderBy('created_at').execute();

export const countUnfinished = async (db: Kysely<Tables>, ownerId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('media_upload')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('state', 'in', ['waiting', 'received', 'stored'])
    .executeTakeFirstOrThrow();
  return count;
};

type Received = { id: string; received: number; writer: string };

/** The last byte and the queueing are one write. Answers whether it was still waiting for this writer. */
export async function setReceived(db: Kysely<Tables>, { id, received, writer }: Received): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media_upload')
    .set({
      received,
      touched_at: sql`now()`,
      state: sql<'waiting' | 'received'>`case when bytes = ${received} then 'received' else 'waiting' end`,
      // Nothing is left to be written: with the last byte the lock is given back.
      writer: sql<string | null>`case when bytes = ${received} then null else writer end`,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('writer', '=', writer)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Piece = { id: string; writer: string; position: number; bytes: number; key: string };

/** A piece in the storage counts together with what was received by it, or not at all. */
export const addPiece = (db: Kysely<Tables>, { id, writer, position, bytes, key }: Piece): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if (!(await setReceived(tx, { id, writer, received: position + bytes }))) return false;
    await tx.insertInto('media_upload_piece').values({ upload_id: id, position, bytes, key }).execute();
    return true;
  });

export const listPieces = (db: Kysely<Tables>, id: string): Promise<{ key: string; bytes: number }[]> =>
  db
    .selectFrom('media_upload_piece')
    .select(['key', 'bytes'])
    .where('upload_id', '=', id)
    .orderBy('position')
    .execute();

export const forgetPiece = (db: Kysely<Tables>, { id, key }: { id: string; key: string }): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx.deleteFrom('media_upload_piece').where('upload_id', '=', id).where('key', '=', key).execute();
    await tx.deleteFrom('media_object').where('key', '=', key).execute();
  });

type Lock = { id: string; writer: string; holder: string };

/** Null as long as it is another's, who is asked to give it up; one whose process is gone has lost it. */
export async function takeLock(
  db: Kysely<Tables>,
  { id, writer, holder, replace }: Lock & { replace: boolean },
): Promise<MediaUploadRow | 'not-there' | null> {
  const taken = await db
    .updateTable('media_upload')
    .set({ writer, writer_holder: holder, writer_wanted: false })
    .where('id', '=', id)
    .where(({ or, eb, not, lit }) =>
      or([
        lit(replace),
        eb('writer', 'is', null),
        eb('writer_holder', 'is', null),
        not(isHeld(sql<string>`writer_holder::text`)),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  if (taken) return taken;
  const { numUpdatedRows: there } = await db
    .updateTable('media_upload')
    .set({ writer_wanted: true })
    .where('id', '=', id)
    .executeTakeFirst();
  return there ? null : 'not-there';
}

/** Whether somebody waits for it, or has replaced this writer already. */
export async function isWanted(
  db: Kysely<Tables>,
  { id, writer }: Pick<Lock, 'id' | 'writer'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('media_upload')
    .select(['writer', 'writer_wanted'])
    .where('id', '=', id)
    .executeTakeFirst();
  return !row || row.writer_wanted || row.writer !== writer;
}

export const giveLock = (db: Kysely<Tables>, { id, writer }: Pick<Lock, 'id' | 'writer'>) =>
  db
    .updateTable('media_upload')
    .set({ writer: null, writer_holder: null, writer_wanted: false })
    .where('id', '=', id)
    .where('writer', '=', writer)
    .execute();

export const removeWaiting = (db: Kysely<Tables>, id: string) =>
  db.deleteFrom('media_upload').where('id', '=', id).where('state', '=', 'waiting').execute();

/** Back into the queue; from the storage if the original got that far. */
export const requeue = (db: Kysely<Tables>, id: string): Promise<UploadRow> =>
  db
    .updateTable('media_upload')
    .set({
      state: sql<'received' | 'stored'>`case when sha256 is null then 'received' else 'stored' end`,
      refusal: null,
      attempts: 0,
      progress: 0,
      claim: null,
      claimed_until: null,
    })
    .where('id', '=', id)
    .returningAll()
    .returning(found)
    .executeTakeFirstOrThrow();
