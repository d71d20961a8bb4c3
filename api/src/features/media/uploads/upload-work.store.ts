import { randomUUID } from 'node:crypto';
import type { MediaRefusal } from '@psifida/contract/content/media-refusal';
import { isHeld } from '@psifida/postgres/presence';
import { type Kysely, sql } from 'kysely';
import type { MediaUploadRow } from '../../../db/media-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { ClaimLost, isFree, lease, mayBeForgotten } from '../claims.ts';
import { tellOwners } from './uploads.store.ts';

export type ClaimedUpload = MediaUploadRow & { claim: string };

/** This process by the name it holds in the database, and the folder it sees. */
export type Worker = { holder: string; staging: string };

/** Takes the oldest job that nobody works on, in any process. */
export async function claimNext(
  db: Kysely<Tables>,
  { holder, staging }: Worker,
): Promise<ClaimedUpload | undefined> {
  const claim = randomUUID();
  const row = await db
    .updateTable('media_upload')
    .set({ claim, claim_holder: holder, claimed_until: lease, attempts: sql`attempts + 1` })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('media_upload')
        .select('id')
        .where(({ or, and, eb }) =>
          or([and([eb('state', '=', 'received'), eb('staging', '=', staging)]), eb('state', '=', 'stored')]),
        )
        .where(isFree(holder))
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .where(mayBeForgotten)
    .returningAll()
    .executeTakeFirst();
  return row && { ...row, claim };
}

/** Folders with unfinished uploads that no process holds; null while this process does not hold its own either. */
export async function listMissing(db: Kysely<Tables>, staging: string): Promise<string[] | null> {
  const { rows } = await sql<{ held: boolean }>`select ${isHeld(sql<string>`${staging}`)} as held`.execute(
    db,
  );
  if (!rows[0]?.held) return null;
  const missing = await db
    .selectFrom('media_upload')
    .select('staging')
    .distinct()
    .where('state', 'in', ['waiting', 'received'])
    .where('staging', '<>', staging)
    .where(({ not }) => not(isHeld(sql<string>`media_upload.staging`)))
    .execute();
  return missing.map((one) => one.staging);
}

type Lost = { staging: string; untouchedMs: number; expiresAt: Date; refusal: MediaRefusal };

/** Nobody can ever go on with these: their bytes lie in a folder that no process has open any more. */
export const failLost = (db: Kysely<Tables>, { staging, untouchedMs, expiresAt, refusal }: Lost) =>
  tellOwners(
    db,
    db
      .updateTable('media_upload')
      .set({ state: 'failed', claim: null, refusal: JSON.stringify(refusal), expires_at: expiresAt })
      .where('state', 'in', ['waiting', 'received'])
      .where('staging', '=', staging)
      .where('touched_at', '<', sql<Date>`now() - make_interval(secs => ${untouchedMs / 1000})`)
      .where(({ not }) => not(isHeld(sql<string>`media_upload.staging`)))
      .returning('owner_id'),
  );

type Claimed = Pick<ClaimedUpload, 'id' | 'claim'>;

/** The last write gives the claim back, so that a report of progress that is still on its way comes to nothing. */
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
  const update = db
    .updateTable('media_upload')
    .set({ claimed_until: lease, ...rest, ...(refusal ? { refusal: JSON.stringify(refusal) } : {}) })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .returning('owner_id');
  // A sign of life is nothing that anybody waits for.
  const isSeen = change.state !== undefined || change.progress !== undefined;
  const changed = isSeen ? await tellOwners(db, update) : (await update.execute()).length;
  if (changed === 0) throw new ClaimLost();
}
