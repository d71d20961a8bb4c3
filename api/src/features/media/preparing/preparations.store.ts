import { randomUUID } from 'node:crypto';
import type { ImageFlaw } from '@psifida/contract/content/media';
import { type Kysely, sql } from 'kysely';
import type { MediaPreparationRow, PreparationStep } from '../../../db/media-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { ClaimLost, isFree, lease, mayBeForgotten } from '../claims.ts';
import * as files from '../files.store.ts';
import { tellOwners } from '../uploads/uploads.store.ts';

export type Preparation = Pick<MediaPreparationRow, 'file_sha256' | 'step' | 'attempts'> & { claim: string };

type Wanted = { holder: string; steps: readonly PreparationStep[] };

/** Takes the next job that nobody works on, in any process: the earliest step first, and of that the oldest. */
export async function claimNext(
  db: Kysely<Tables>,
  { holder, steps }: Wanted,
): Promise<Preparation | undefined> {
  for (const step of steps) {
    const claim = randomUUID();
    const row = await db
      .updateTable('media_preparation')
      .set({ claim, claim_holder: holder, claimed_until: lease, attempts: sql`attempts + 1` })
      .where('file_sha256', '=', ({ selectFrom }) =>
        selectFrom('media_preparation')
          .select('file_sha256')
          .where('step', '=', step)
          .where(isFree(holder))
          .orderBy('created_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .where(mayBeForgotten)
      .returning(['file_sha256', 'step', 'attempts'])
      .executeTakeFirst();
    if (row) return { ...row, claim };
  }
  return undefined;
}

export const findFile = (db: Kysely<Tables>, sha256: string) =>
  db
    .selectFrom('media_file')
    .select(['original_key', 'bytes', 'format', 'width', 'height'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();

type Change = Partial<{
  step: PreparationStep;
  attempts: number;
  claim: null;
  claimed_until: Date | null;
}>;

/** Another sign of life, and what has changed with it. */
export async function updateClaimed(
  db: Kysely<Tables>,
  { file_sha256: sha256, claim }: Preparation,
  change: Change = {},
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('media_preparation')
    .set({ claimed_until: lease, ...change })
    .where('file_sha256', '=', sha256)
    .where('claim', '=', claim)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ClaimLost();
}

type Advance = {
  renditions: files.NewRendition[];
  flaw?: ImageFlaw | null;
  /** What is to be made after this; null ends the job. */
  next: PreparationStep | null;
  /** Whether whoever has made this goes on with that. */
  keepsClaim: boolean;
};

/** What was made and how far it has come become visible together. */
export const advance = (
  db: Kysely<Tables>,
  job: Preparation,
  { renditions, flaw, next, keepsClaim }: Advance,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const freed = keepsClaim ? {} : { claim: null, claimed_until: null };
    // First of all: with a claim that is lost, or a file that is gone, nothing is written.
    await updateClaimed(tx, job, { ...(next && { step: next }), attempts: 0, ...freed });
    if (flaw)
      await tx.updateTable('media_file').set({ flaw }).where('sha256', '=', job.file_sha256).execute();
    if (renditions.length) await files.addRenditions(tx, { sha256: job.file_sha256, renditions });
    if (!next) await tx.deleteFrom('media_preparation').where('file_sha256', '=', job.file_sha256).execute();
    if (job.step === 'usable')
      await tellOwners(
        tx,
        tx.selectFrom('media_upload').select('owner_id').where('sha256', '=', job.file_sha256),
      );
  });
