import { randomUUID } from 'node:crypto';
import type { MediaRefusal } from '@psifida/contract/content/media-refusal';
import type { Person } from '@psifida/contract/content/presentation';
import type { Upload, UploadMetadata } from '@psifida/contract/content/upload';
import { type Kysely, sql } from 'kysely';
import type { MediaUploadRow } from '../../../db/media-tables.ts';
import type { Tables } from '../../../db/tables.ts';

const states: Record<MediaUploadRow['state'], Upload['state']> = {
  waiting: 'waiting',
  received: 'processing',
  stored: 'processing',
  done: 'done',
  failed: 'failed',
};

export const toUpload = (row: MediaUploadRow): Upload => ({
  id: row.id,
  fileName: row.file_name,
  purpose: row.purpose,
  state: states[row.state],
  bytes: row.bytes,
  received: row.received,
  progress: row.progress,
  assetId: row.asset_id,
  duplicateOf: row.duplicate ? row.asset_id : null,
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
  expiresAt: Date;
};

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
      state: 'waiting',
      expires_at: upload.expiresAt,
    })
    .execute();

export const findOwn = (
  db: Kysely<Tables>,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<MediaUploadRow | undefined> =>
  db
    .selectFrom('media_upload')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();

export const listOwn = (
  db: Kysely<Tables>,
  { ids, ownerId }: { ids: string[]; ownerId: string },
): Promise<MediaUploadRow[]> =>
  db
    .selectFrom('media_upload')
    .selectAll()
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute();

export const countUnfinished = async (db: Kysely<Tables>, ownerId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('media_upload')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('state', 'in', ['waiting', 'received', 'stored'])
    .executeTakeFirstOrThrow();
  return count;
};

/** The last byte and the end of waiting are one write: an upload is never complete without being queued. */
export const setReceived = (db: Kysely<Tables>, { id, received }: { id: string; received: number }) =>
  db
    .updateTable('media_upload')
    .set({
      received,
      state: sql<'waiting' | 'received'>`case when bytes = ${received} then 'received' else 'waiting' end`,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();

export const removeWaiting = (db: Kysely<Tables>, id: string) =>
  db.deleteFrom('media_upload').where('id', '=', id).where('state', '=', 'waiting').execute();

/** Back into the queue; from the storage if the original got that far. */
export const requeue = (db: Kysely<Tables>, id: string): Promise<MediaUploadRow> =>
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
    .executeTakeFirstOrThrow();

const lease = sql<Date>`now() + interval '60 seconds'`;

export type ClaimedUpload = MediaUploadRow & { claim: string };

/** Takes the oldest job that nobody works on, in any process. A claim without a sign of life lapses. */
export async function claimNext(db: Kysely<Tables>, staging: string): Promise<ClaimedUpload | undefined> {
  const claim = randomUUID();
  const row = await db
    .updateTable('media_upload')
    .set({ claim, claimed_until: lease, attempts: sql`attempts + 1` })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('media_upload')
        .select('id')
        .where(({ or, and, eb }) =>
          or([and([eb('state', '=', 'received'), eb('staging', '=', staging)]), eb('state', '=', 'stored')]),
        )
        .where(({ or, eb }) =>
          or([eb('claimed_until', 'is', null), eb('claimed_until', '<', sql<Date>`now()`)]),
        )
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  return row && { ...row, claim };
}

type Claimed = Pick<ClaimedUpload, 'id' | 'claim'>;

export class ClaimLost extends Error {
  override name = 'ClaimLost';
}

/**
 * Every write of a job goes through its claim: whoever has lost it changes nothing any more. The last write gives the
 * claim back, so that a report of progress that is still on its way comes to nothing.
 */
export async function updateClaimed(
  db: Kysely<Tables>,
  { id, claim }: Claimed,
  change: Partial<{
    state: MediaUploadRow['state'];
    sha256: string;
    progress: number;
    asset_id: string | null;
    duplicate: boolean;
    refusal: MediaRefusal;
    expires_at: Date;
    attempts: number;
    claim: null;
    claimed_until: Date | null;
  }>,
): Promise<void> {
  const { refusal, ...rest } = change;
  const { numUpdatedRows } = await db
    .updateTable('media_upload')
    .set({ claimed_until: lease, ...rest, ...(refusal ? { refusal: JSON.stringify(refusal) } : {}) })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ClaimLost();
}
