import type { mediaOrders } from '@psifida/contract/endpoints/media';
import type { Kysely } from 'kysely';
import { readPage, readSelection } from '../../../db/page-by-cursor.ts';
import type { Tables } from '../../../db/tables.ts';
import { toAsset } from './asset-row.ts';
import { type Filter, filtered } from './list-media.store.ts';

type Ordered = Filter & { order: (typeof mediaOrders)[number]; reversed?: 'true' };

export const listMedia = (db: Kysely<Tables>, wanted: Ordered & { after?: string; limit: number }) =>
  readPage(filtered(db, wanted), wanted, toAsset);

export const selectMedia = (db: Kysely<Tables>, wanted: Ordered) =>
  readSelection(filtered(db, wanted), wanted);
