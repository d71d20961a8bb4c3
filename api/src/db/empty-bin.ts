import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { BinRow, Tables } from './tables.ts';

type Gone = Pick<BinRow, 'id' | 'kind' | 'system' | 'title_el' | 'title_en'>;

/** For good: what fits the condition, its revisions and its files. The rows that were there. */
export async function emptyBin(db: Kysely<Tables>, which: RawBuilder<unknown>): Promise<Gone[]> {
  const { rows } = await sql<Gone & { files: (string | null)[] }>`
    with gone as (delete from bin where ${which} returning *)
    select id, kind, system, title_el, title_en, array[file_sha256, poster_sha256] as files, forget_document(id)
    from gone
  `.execute(db);
  const files = rows.flatMap((row) => row.files.filter((hash) => hash !== null));
  if (files.length) await dropFiles(db, sql`select unnest(${files}::text[])`);
  return rows;
}

/** Those of these files that nothing else needs go without a time of grace, when media are next tidied up. */
export async function dropFiles(db: Kysely<Tables>, files: RawBuilder<unknown>): Promise<void> {
  await sql`
    with gone as (
      delete from media_file where sha256 in (${files})
        and not exists (select from release_file where file_sha256 = media_file.sha256)
        and not exists (
          select from media_asset where media_file.sha256 in (file_sha256, poster_sha256)
        )
        and not exists (select from bin where media_file.sha256 in (file_sha256, poster_sha256))
        and not exists (select from media_upload where media_upload.sha256 = media_file.sha256)
      returning sha256, original_key
    )
    update media_object set touched_at = 'epoch'
    where key in (select original_key from gone)
      or key in (select key from media_rendition where file_sha256 in (select sha256 from gone))
  `.execute(db);
}
