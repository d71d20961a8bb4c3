import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { MediaFileRow, MediaRenditionRow, PreparationStep } from '../../db/media-tables.ts';
import type { Tables } from '../../db/tables.ts';

export type NewFile = Omit<MediaFileRow, 'touched_at'>;
export type NewRendition = Omit<MediaRenditionRow, 'file_sha256'>;

export const exists = async (db: Kysely<Tables>, sha256: string): Promise<boolean> =>
  !!(await db.selectFrom('media_file').select('sha256').where('sha256', '=', sha256).executeTakeFirst());

/** Before the bytes: from now on, and for as long as the clean-up waits, they belong to someone. */
export const touchObject = (db: Kysely<Tables>, { key, bytes }: { key: string; bytes: number }) =>
  db
    .insertInto('media_object')
    .values({ key, bytes })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ touched_at: sql`now()` }))
    .execute();

/** Whether all is made of the file that a presentation needs. */
export const isUsable = (sha256: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from media_preparation where file_sha256 = ${sha256} and step = 'usable')`;

export type Made = {
  file: NewFile;
  renditions: NewRendition[];
  /** What is still to be made of it. */
  next: PreparationStep | null;
};

export async function insert(tx: Transaction<Tables>, { file, renditions, next }: Made): Promise<void> {
  const inserted = await tx
    .insertInto('media_file')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // Someone else has finished the same file first; the same bytes make the same renditions.
  if (!inserted.numInsertedOrUpdatedRows) return;
  await addRenditions(tx, { sha256: file.sha256, renditions });
  if (next)
    await tx.insertInto('media_preparation').values({ file_sha256: file.sha256, step: next }).execute();
}

export const addRenditions = (
  tx: Transaction<Tables>,
  { sha256, renditions }: { sha256: string; renditions: NewRendition[] },
) =>
  tx
    .insertInto('media_rendition')
    .values(renditions.map((one) => ({ ...one, file_sha256: sha256 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Holds the file against the clean-up, and everyone with the same bytes in a row; false when it is gone. */
export async function lock(tx: Transaction<Tables>, sha256: string): Promise<boolean> {
  const row = await tx
    .updateTable('media_file')
    .set({ touched_at: sql`now()` })
    .where('sha256', '=', sha256)
    .returning('sha256')
    .executeTakeFirst();
  return !!row;
}
