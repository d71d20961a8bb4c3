import { isLow, type MediaAsset, resolutionOf } from '@psifida/contract/content/media';
import { noRights } from '@psifida/contract/content/rights';
import { type Kysely, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { toKept } from '../../../db/columns.ts';
import { countUses } from '../../../db/query.ts';
import type { Tables } from '../../../db/tables.ts';
import { countOpenDoubts } from '../../../documents/language-doubts.ts';
import { selectServed, toAudio, toImages, toVideo } from '../../../media/served-files.ts';

/** All but captions and words, which can be as long as a book. */
const columns = [
  'media_asset.id',
  'media_asset.file_sha256',
  'media_asset.poster_sha256',
  'media_asset.title',
  'media_asset.file_name',
  'media_asset.alt_el',
  'media_asset.alt_en',
  'media_asset.decorative',
  'media_asset.tags',
  'media_asset.focal_x',
  'media_asset.focal_y',
  'media_asset.rights',
  'media_asset.version',
  'media_asset.created_at',
  'media_asset.created_by_id',
  'media_asset.created_by_name',
  'media_asset.modified_at',
  'media_asset.modified_by_id',
  'media_asset.modified_by_name',
] as const;

export const selectAssets = (db: Kysely<Tables>) =>
  db
    .selectFrom('media_asset')
    .innerJoin('media_file', 'media_file.sha256', 'media_asset.file_sha256')
    .select(columns)
    .select(({ selectFrom, exists, or, eb }) => [
      or([eb('captions_el', 'is not', null), eb('captions_en', 'is not', null)]).as('has_captions'),
      eb('words', '<>', '').as('has_words'),
      jsonObjectFrom(
        selectFrom('media_file as own')
          .selectAll('own')
          .whereRef('own.sha256', '=', 'media_asset.file_sha256'),
      )
        .$notNull()
        .as('file'),
      ...selectServed,
      exists(
        selectFrom('media_preparation')
          .select('step')
          .where(({ or, eb, ref }) =>
            or([
              eb('file_sha256', '=', ref('media_asset.file_sha256')),
              eb('file_sha256', '=', ref('media_asset.poster_sha256')),
            ]),
          )
          .where('step', '<>', 'others'),
      ).as('preparing'),
      countOpenDoubts(sql.ref('media_asset.id')).as('doubts'),
      countUses('media_use.asset_id', 'media_asset.id').as('presentations'),
      countUses('library_media_use.asset_id', 'media_asset.id').as('items'),
    ]);

export type AssetRow = Awaited<ReturnType<ReturnType<typeof selectAssets>['executeTakeFirstOrThrow']>>;

export function toAsset(row: AssetRow): MediaAsset {
  const { file, renditions, poster, poster_renditions: posterRenditions } = row;
  const size = { width: file.width, height: file.height };
  const { thumb_hash: thumbHash, color } = (file.kind === 'image' ? file : poster) ?? {};
  return {
    id: row.id,
    kind: file.kind,
    title: row.title,
    fileName: row.file_name,
    alt: { el: row.alt_el, en: row.alt_en },
    decorative: row.decorative,
    tags: row.tags,
    focalPoint: { x: row.focal_x, y: row.focal_y },
    size,
    resolution: resolutionOf(file.kind, size),
    lowResolution: isLow(file.kind, size),
    ...(file.flaw && { flaw: file.flaw }),
    original: { sha256: file.sha256, format: file.format, bytes: file.bytes },
    images: toImages(file.kind === 'image' ? renditions : posterRenditions),
    placeholder: thumbHash && color ? { thumbHash, color } : null,
    preparing: !!row.preparing,
    video: toVideo(file, renditions),
    audio: toAudio(file, renditions),
    hasCaptions: !!row.has_captions,
    hasWords: !!row.has_words,
    rights: row.rights ?? noRights,
    doubts: row.doubts,
    uses: row.presentations + row.items,
    ...toKept(row),
  };
}
