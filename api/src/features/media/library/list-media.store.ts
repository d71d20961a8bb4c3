import { type MediaKind, type Resolution, ultraHd } from '@psifida/contract/content/media';
import type { RightsState } from '@psifida/contract/content/rights';
import type { mediaOrders } from '@psifida/contract/endpoints/media';
import { foldText } from '@psifida/contract/fold-text';
import { qualities } from '@psifida/contract/registry/registry';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { whereRights } from '../../../db/last-day.ts';
import { readPage, readSelection } from '../../../db/page-by-cursor.ts';
import { tallyOf } from '../../../db/query.ts';
import type { Tables } from '../../../db/tables.ts';
import { whereFound } from '../../../db/where-found.ts';
import { whereOpenDoubts } from '../../../documents/language-doubts.ts';
import { selectAssets, toAsset } from './asset-row.ts';

export type Filter = {
  search?: string;
  kind?: MediaKind;
  resolution?: Resolution;
  tag?: string;
  unused?: 'true';
  lacksAlt?: 'true';
  doubted?: 'true';
  rights?: RightsState;
  sha256?: string;
  ids?: string[];
};

type FileFields = ExpressionBuilder<Tables, 'media_asset' | 'media_file'>;

const atLeast = ({ eb, and }: FileFields, { width, height }: { width: number; height: number }) =>
  and([eb('media_file.width', '>=', width), eb('media_file.height', '>=', height)]);

/** The same bounds as the contract's `isLow` and `resolutionOf`, for the database. */
const resolutionFilter: Record<Resolution, (eb: FileFields) => ReturnType<typeof atLeast>> = {
  low: (eb) => eb.and([eb('media_file.kind', '<>', 'audio'), eb.not(goodEnough(eb))]),
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

/** Also for those who only count them. */
export function filtered(db: Kysely<Tables>, filter: Filter) {
  let query = selectAssets(db);
  const { kind, resolution, sha256, ids, tag, unused, lacksAlt, doubted, rights, search } = filter;
  if (kind) query = query.where('media_file.kind', '=', kind);
  if (resolution) query = query.where((eb) => resolutionFilter[resolution](eb));
  if (sha256) query = query.where('media_asset.file_sha256', '=', sha256);
  if (ids) query = query.where('media_asset.id', 'in', ids);
  if (tag) query = query.where(sql<boolean>`media_asset.tag_keys @> ${[foldText(tag)]}::text[]`);
  if (lacksAlt)
    query = query.where(({ and, or, eb }) =>
      // As the contract's `lacksAlt` says it.
      and([
        eb('media_file.kind', '<>', 'audio'),
        eb('decorative', '=', false),
        or([eb('alt_el', '=', ''), eb('alt_en', '=', '')]),
      ]),
    );
  if (rights) query = query.where(whereRights(rights, Date.now()));
  if (doubted) query = query.where(whereOpenDoubts(sql.ref('media_asset.id')));
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
  return query;
}

/** Each once, as most spell it, in Greek order. */
export const listTags = async (db: Kysely<Tables>): Promise<{ tag: string; count: number }[]> => {
  const { rows } = await sql<{ tag: string; count: number }>`
    select mode() within group (order by tag) as tag, count(*)::integer as count
    from media_asset, unnest(tags, tag_keys) as each_of (tag, key)
    group by key
    order by min(tag) collate "el-x-icu"
  `.execute(db);
  return rows;
};

type Ordered = Filter & { order: (typeof mediaOrders)[number]; reversed?: 'true' };

export const listMedia = (db: Kysely<Tables>, wanted: Ordered & { after?: string; limit: number }) => {
  const { order: _, reversed: _reversed, after: _after, limit: _limit, ...filter } = wanted;
  const areAll = Object.values(filter).every((value) => !value);
  return readPage(
    filtered(db, wanted),
    wanted,
    (rows) => rows.map(toAsset),
    areAll ? tallyOf('media') : null,
  );
};

export const selectMedia = (db: Kysely<Tables>, wanted: Ordered) =>
  readSelection(filtered(db, wanted), wanted);
