import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';

/** Uploads whose time is over and on which nobody is working. */
export const deleteExpiredUploads = (db: Kysely<Tables>, limit: number) =>
  db
    .deleteFrom('media_upload')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('media_upload')
        .select('id')
        .where('expires_at', '<', sql<Date>`now()`)
        .where(({ or, eb }) =>
          or([eb('claimed_until', 'is', null), eb('claimed_until', '<', sql<Date>`now()`)]),
        )
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .execute();

/** Files that no asset, deleted ones in the bin included, no kept release, no waiting replacement and no running emergency message needs. One that a save is just taking up is locked, and passed over. */
export const deleteUnusedFiles = (db: Kysely<Tables>, { before, limit }: { before: Date; limit: number }) =>
  db
    .deleteFrom('media_file')
    .where('sha256', 'in', (outer) =>
      outer
        .selectFrom('media_file as file')
        .select('file.sha256')
        .where('file.touched_at', '<', before)
        .where(({ and, not, exists, selectFrom }) =>
          and(
            [
              selectFrom('media_asset').select('id').whereRef('file_sha256', '=', 'file.sha256'),
              selectFrom('media_asset').select('id').whereRef('poster_sha256', '=', 'file.sha256'),
              selectFrom('bin').select('id').whereRef('file_sha256', '=', 'file.sha256'),
              selectFrom('bin').select('id').whereRef('poster_sha256', '=', 'file.sha256'),
              selectFrom('release_file').select('until').whereRef('file_sha256', '=', 'file.sha256'),
              selectFrom('media_upload').select('id').whereRef('media_upload.sha256', '=', 'file.sha256'),
              selectFrom('emergency')
                .select('id')
                .whereRef('sign_sha256', '=', 'file.sha256')
                .where('until', '>', sql<Date>`now()`),
            ].map((rows) => not(exists(rows))),
          ),
        )
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .execute();

const unusedObjects = (db: Kysely<Tables>, before: Date) =>
  db
    .selectFrom('media_object as object')
    .select('object.key')
    .where('object.touched_at', '<', before)
    .where(({ and, not, exists, selectFrom }) =>
      and(
        [
          selectFrom('media_file').select('sha256').whereRef('original_key', '=', 'object.key'),
          selectFrom('media_rendition').select('sha256').whereRef('media_rendition.key', '=', 'object.key'),
          selectFrom('speech').select('speech.key').whereRef('speech.object', '=', 'object.key'),
        ].map((rows) => not(exists(rows))),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('media_upload')
            .select('id')
            .where(sql<boolean>`object.key = 'original/' || media_upload.sha256`),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('media_upload_piece as piece')
            .innerJoin('media_upload', 'media_upload.id', 'piece.upload_id')
            .select('piece.key')
            .whereRef('piece.key', '=', 'object.key'),
        ),
      ),
    );

export const listUnusedObjects = async (
  db: Kysely<Tables>,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> => (await unusedObjects(db, before).limit(limit).execute()).map(({ key }) => key);

/** The bytes first, then the row, which is locked all the while: whoever needs the object now waits and makes it anew. */
export const deleteObject = (
  db: Kysely<Tables>,
  { key, before, removeBytes }: { key: string; before: Date; removeBytes: () => Promise<void> },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const locked = await unusedObjects(tx, before)
      .where('object.key', '=', key)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!locked) return;
    await removeBytes();
    await tx.deleteFrom('media_upload_piece').where('key', '=', key).execute();
    await tx.deleteFrom('media_object').where('key', '=', key).execute();
  });

/** Of these uploads, those whose staged bytes are still wanted. */
export const stillStaged = async (db: Kysely<Tables>, ids: string[]): Promise<Set<string>> => {
  if (!ids.length) return new Set();
  const rows = await db
    .selectFrom('media_upload')
    .select('id')
    .where('id', 'in', ids)
    .where('state', '<>', 'done')
    .execute();
  return new Set(rows.map(({ id }) => id));
};

export const listObjectsInUse = async (db: Kysely<Tables>): Promise<string[]> => {
  const rows = await db
    .selectFrom('media_file')
    .select('original_key as key')
    .union(({ selectFrom }) => selectFrom('media_rendition').select('key'))
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
};
