import type { Kysely } from 'kysely';
import { z } from 'zod';
import { fromCursor, toCursor } from '../../../db/cursor.ts';
import type { Tables } from '../../../db/tables.ts';
import { toAsset } from './asset-row.ts';
import * as store from './list-media.store.ts';

type Input = { db: Kysely<Tables>; filter: store.Filter; after?: string; limit: number };

const position = z.strictObject({ createdAt: z.iso.datetime(), id: z.uuid() });

export async function listMedia({ db, filter, after, limit }: Input) {
  const rows = await store.list(db, {
    filter,
    after: after ? fromCursor(after, position) : null,
    limit: limit + 1,
  });
  const items = rows.slice(0, limit).map(toAsset);
  const last = items.at(-1);
  return {
    items,
    next: rows.length > limit && last ? toCursor({ createdAt: last.createdAt, id: last.id }) : null,
  };
}
