import type { MediaKind, Resolution } from '@psifida/contract/content/media';
import { ultraHd } from '@psifida/contract/content/media';
import { qualities } from '@psifida/contract/registry/registry';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { whereFound } from '../../../db/where-found.ts';
import { type AssetRow, selectAssets } from './asset-row.ts';

export type Position = { createdAt: string; id: string };

export type Filter = {
  search?: string;
  kind?: MediaKind;
  resolution?: Resolution;
  unused?: boolean;
  sha256?: string;
  ids?: string[];
};

type FileFields = ExpressionBuilder<Tables, 'media_asset' | 'media_file'>;

const atLeast = ({ eb, and }: FileFields, { width, height }: { width: number; height: number }) =>
  and([eb('media_file.width', '>=', width), eb('media_file.height', '>=', height)]);

/** The same bounds as the contract's `isLow` and `resolutionOf`, for the database. */
const resolutionFilter: Record<Resolution, (eb: FileFields) => ReturnType<typeof atLeast>> = {
  low: (eb) => eb.and([eb.not(goodEnough(eb))]),
  hd: (eb) =>
    eb.and([
      eb('media_file.kind', '=', 'video'),
      atLeast(eb, qualities.hd),
      eb.not(atLeast(eb, qualities.fullHd)),
    ]),
  'full-hd': (eb) => eb.and([atLeast(eb, qualities.fullHd), eb.not(atLeast(eb, ultraHd))]),
  '4k': (eb) => atLeast(eb, ultraHd),
};

const goodEnough = (eb: FileFields) =>
  eb.or([
    eb.and([eb('media_file.kind', '=', 'image'), atLeast(eb, qualities.fullHd)]),
    eb.and([eb('media_file.kind', '=', 'video'), atLeast(eb, qualities.hd)]),
  ]);

export const list = (
  db: Kysely<Tables>,
  { filter, after, limit }: { filter: Filter; after: Position | null; limit: number },
): Promise<AssetRow[]> => {
  let query = selectAssets(db);
  const { kind, resolution, sha256, ids, unused, search } = filter;
  if (kind) query = query.where('media_file.kind', '=', kind);
  if (resolution) query = query.where((eb) => resolutionFilter[resolution](eb));
  if (sha256) query = query.where('media_asset.file_sha256', '=', sha256);
  if (ids) query = query.where('media_asset.id', 'in', ids);
  if (unused)
    query = query.where(({ not, or, exists, selectFrom }) =>
      not(
        or([
          exists(selectFrom('media_use').select('asset_id').whereRef('asset_id', '=', 'media_asset.id')),
          exists(
            selectFrom('library_media_use').select('asset_id').whereRef('asset_id', '=', 'media_asset.id'),
          ),
        ]),
      ),
    );
  if (search) query = query.where(({ ref }) => whereFound(search, ref('media_asset.search')));
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('media_asset.created_at', 'media_asset.id'),
        '<',
        tuple(new Date(after.createdAt), after.id),
      ),
    );
  return query
    .orderBy('media_asset.created_at', 'desc')
    .orderBy('media_asset.id', 'desc')
    .limit(limit)
    .execute();
};
