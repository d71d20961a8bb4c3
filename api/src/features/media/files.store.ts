import type { Film, Picture, ServedExtension } from '@psifida/contract/content/media';
import { mediaAddress, pictureFormats, servedTypes } from '@psifida/contract/content/media';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { MediaFileRow, MediaRenditionRow } from '../../db/media-tables.ts';
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

export async function insert(
  tx: Transaction<Tables>,
  file: NewFile,
  renditions: NewRendition[],
): Promise<void> {
  const inserted = await tx
    .insertInto('media_file')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // Someone else has finished the same file first; the same bytes make the same renditions.
  if (!inserted.numInsertedOrUpdatedRows) return;
  await tx
    .insertInto('media_rendition')
    .values(renditions.map((one) => ({ ...one, file_sha256: file.sha256 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

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

export type ServedRendition = {
  sha256: string;
  extension: ServedExtension;
  width: number;
  height: number;
  bytes: number;
};

const order = (format: Picture['format']) => pictureFormats.indexOf(format);

export const toPictures = (renditions: readonly ServedRendition[]): Picture[] =>
  renditions
    .flatMap(({ sha256, extension, width, height, bytes }) => {
      const format = extension === 'jpg' ? 'jpeg' : pictureFormats.find((one) => one === extension);
      return format ? [{ url: mediaAddress(sha256, extension), format, width, height, bytes }] : [];
    })
    .sort((a, b) => a.width * a.height - b.width * b.height || order(a.format) - order(b.format));

export function toFilm(
  file: Pick<MediaFileRow, 'duration_ms' | 'video_codec' | 'audio_codec'>,
  renditions: readonly ServedRendition[],
): Film | null {
  const film = renditions.find(({ extension }) => servedTypes[extension].startsWith('video/'));
  if (!film) return null;
  return {
    url: mediaAddress(film.sha256, film.extension),
    type: servedTypes[film.extension],
    bytes: film.bytes,
    durationMs: file.duration_ms ?? 0,
    videoCodec: file.video_codec ?? '',
    audioCodec: file.audio_codec,
  };
}
