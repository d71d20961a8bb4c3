import type { FocalPoint } from '@psifida/contract/content/media';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { MediaFileRow, MediaRenditionRow, PreparationStep } from '../../db/media-tables.ts';
import type { Tables } from '../../db/tables.ts';

export type NewFile = Omit<MediaFileRow, 'touched_at'>;
export type NewRendition = Omit<MediaRenditionRow, 'file_sha256'>;

export const exists = async (db: Kysely<Tables>, sha256: string): Promise<boolean> =>
  !!(await db.selectFrom('media_file').select('sha256').where('sha256', '=', sha256).executeTakeFirst());

/** Before the bytes: from now on, and for as long as the clean-up waits, they belong to someone. */
export const touchObjects = (db: Kysely<Tables>, objects: readonly { key: string; bytes: number }[]) =>
  db
    .insertInto('media_object')
    // In the same order everywhere: two who keep the same files at once must not wait for each other.
    .values(objects.map(({ key, bytes }) => ({ key, bytes })).sort((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ touched_at: sql`now()` }))
    .execute();

/** Whether all is made of the file that a presentation needs. */
export const isUsable = (sha256: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from media_preparation where file_sha256 = ${sha256} and step = 'usable')`;

export type Made = {
  file: NewFile;
  renditions: NewRendition[];
  /** An image's, proposed where it goes into the library. */
  focalPoint?: FocalPoint;
  /** What is still to be made of it. */
  next: PreparationStep | null;
};

/** False when someone else has finished the same file first; the same bytes make the same renditions. */
export async function insert(tx: Transaction<Tables>, { file, renditions, next }: Made): Promise<boolean> {
  const columnsOf = (row: object) => sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const rows = renditions.map((one) => ({ ...one, file_sha256: file.sha256 }));
  const inserted = await sql`
    with added as (
      insert into media_file (${columnsOf(file)})
      select ${columnsOf(file)} from jsonb_populate_record(null::media_file, ${JSON.stringify(file)}::jsonb)
      on conflict do nothing
      returning sha256
    ), made as (
      insert into media_rendition (${columnsOf(rows[0] ?? {})})
      select ${columnsOf(rows[0] ?? {})}
      from jsonb_populate_recordset(null::media_rendition, ${JSON.stringify(rows)}::jsonb)
      where exists (select from added)
      on conflict do nothing
    ), preparation as (
      insert into media_preparation (file_sha256, step)
      select sha256, ${next}::text from added where ${next}::text is not null
    )
    select from added
  `.execute(tx);
  return inserted.rows.length > 0;
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
