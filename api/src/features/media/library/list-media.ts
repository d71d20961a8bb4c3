import type { mediaOrders } from '@psifida/contract/endpoints/media';
import type { Kysely } from 'kysely';
import { readPage, readSelection } from '../../../db/page-by-cursor.ts';
import type { Tables } from '../../../db/tables.ts';
import { tallyOf } from '../../../db/tally.ts';
import { toAsset } from './asset-row.ts';
import { type Filter, filtered } from './list-media.store.ts';

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
