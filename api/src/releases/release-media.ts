import type { ReleaseAudio, ReleaseMedia } from '@psifida/contract/content/release';
import { toReleaseRights } from '@psifida/contract/content/rights-facts';
import type { Transaction } from 'kysely';
import { anyOf } from '../db/query.ts';
import type { Tables } from '../db/tables.ts';
import { selectServed, toAudio, toImages, toVideo } from '../media/served-files.ts';

/** With the files of which it is made. */
type FoundMedia = { media: ReleaseMedia | null; audio: ReleaseAudio | null; files: string[] };

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
      'media_asset.rights',
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

/** Every display decodes WebP: other formats would only make a release anew when they are ready. */
function forDisplays(images: ReleaseMedia['images']): ReleaseMedia['images'] {
  const webp = images.filter(({ format }) => format === 'webp');
  return webp.length ? webp : images;
}

function toReleaseAudio(row: Row): ReleaseAudio | null {
  const audio = toAudio(row, row.renditions);
  if (!audio) return null;
  const { codec: _, ...served } = audio;
  return { id: row.id, title: row.title, words: row.words, ...served, ...toReleaseRights(row.rights) };
}

function toReleaseMedia(row: Row): ReleaseMedia | null {
  const { kind, renditions, poster, poster_renditions: posterRenditions } = row;
  if (kind === 'audio') return null;
  const { thumb_hash: thumbHash, color } = (kind === 'image' ? row : poster) ?? {};
  const video = toVideo(row, renditions);
  return {
    id: row.id,
    kind,
    title: row.title,
    alt: { el: row.alt_el, en: row.alt_en },
    decorative: row.decorative,
    focalPoint: { x: row.focal_x, y: row.focal_y },
    size: { width: row.width, height: row.height },
    placeholder: thumbHash && color ? { thumbHash, color } : null,
    images: forDisplays(toImages(kind === 'image' ? renditions : posterRenditions)),
    video: video && {
      url: video.url,
      type: video.type,
      bytes: video.bytes,
      durationMs: video.durationMs,
      audioCodec: video.audioCodec,
      sha256: video.sha256,
    },
    captions: { el: row.captions_el, en: row.captions_en },
    ...toReleaseRights(row.rights),
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
        audio: toReleaseAudio(row),
        files: [row.file_sha256, ...(row.poster_sha256 ? [row.poster_sha256] : [])],
      },
    ]),
  );
}
