import type { ReleaseMedia, ReleaseSound } from '@psifida/contract/content/release';
import type { Transaction } from 'kysely';
import { anyOf } from '../db/any-of.ts';
import type { Tables } from '../db/tables.ts';
import { selectServed } from '../media/select-served.ts';
import { toFilm, toPictures, toSound } from '../media/served-files.ts';

/** With the files of which it is made. */
type FoundMedia = { media: ReleaseMedia | null; sound: ReleaseSound | null; files: string[] };

const selectMedia = (tx: Transaction<Tables>, ids: readonly string[]) =>
  tx
    .selectFrom('media_asset')
    .innerJoin('media_file as file', 'file.sha256', 'media_asset.file_sha256')
    .select([
      'media_asset.id',
      'media_asset.file_sha256',
      'media_asset.poster_sha256',
      'media_asset.title',
      'media_asset.alt_el',
      'media_asset.alt_en',
      'media_asset.decorative',
      'media_asset.focal_x',
      'media_asset.focal_y',
      'media_asset.captions_el',
      'media_asset.captions_en',
      'media_asset.words',
      'file.kind',
      'file.width',
      'file.height',
      'file.thumb_hash',
      'file.color',
      'file.duration_ms',
      'file.video_codec',
      'file.audio_codec',
    ])
    .select(selectServed)
    .where('media_asset.id', '=', anyOf(ids))
    .orderBy('media_asset.id')
    .execute();

type Row = Awaited<ReturnType<typeof selectMedia>>[number];

/**
 * What a display chooses from. Each decodes WebP: the other formats would be words that nobody reads, and a release would be
 * made anew when they have been made.
 */
function forDisplays(pictures: ReleaseMedia['pictures']): ReleaseMedia['pictures'] {
  const webp = pictures.filter(({ format }) => format === 'webp');
  return webp.length ? webp : pictures;
}

function toReleaseSound(row: Row): ReleaseSound | null {
  const sound = toSound(row, row.renditions);
  if (!sound) return null;
  const { codec: _, ...served } = sound;
  return { id: row.id, title: row.title, words: row.words, ...served };
}

function toReleaseMedia(row: Row): ReleaseMedia | null {
  const { kind, renditions, poster, poster_renditions: posterRenditions } = row;
  if (kind === 'sound') return null;
  const { thumb_hash: thumbHash, color } = (kind === 'image' ? row : poster) ?? {};
  const film = toFilm(row, renditions);
  return {
    id: row.id,
    kind,
    title: row.title,
    alt: { el: row.alt_el, en: row.alt_en },
    decorative: row.decorative,
    focalPoint: { x: row.focal_x, y: row.focal_y },
    size: { width: row.width, height: row.height },
    placeholder: thumbHash && color ? { thumbHash, color } : null,
    pictures: forDisplays(toPictures(kind === 'image' ? renditions : posterRenditions)),
    film: film && {
      url: film.url,
      type: film.type,
      bytes: film.bytes,
      durationMs: film.durationMs,
      audioCodec: film.audioCodec,
      sha256: film.sha256,
    },
    captions: { el: row.captions_el, en: row.captions_en },
  };
}

/** In the order of their ids, so that the same content always makes the same release. */
export async function findReleaseMedia(
  tx: Transaction<Tables>,
  ids: readonly string[],
): Promise<Map<string, FoundMedia>> {
  if (!ids.length) return new Map();
  const rows = await selectMedia(tx, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        media: toReleaseMedia(row),
        sound: toReleaseSound(row),
        files: [row.file_sha256, ...(row.poster_sha256 ? [row.poster_sha256] : [])],
      },
    ]),
  );
}
