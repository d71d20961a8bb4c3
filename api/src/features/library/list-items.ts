import type { LibraryKind } from '@psifida/contract/content/kinds';
import type { ItemSummary } from '@psifida/contract/content/library-item';
import type { itemOrders, itemStates } from '@psifida/contract/endpoints/library';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { fromCursor, toCursor } from '../../db/cursor.ts';
import { searchWords } from '../../db/fold-text.ts';
import type { Tables } from '../../db/tables.ts';
import type { Parts } from './find-item.ts';
import { inGreekOrder, selectItems, toSummary } from './library.store.ts';

type Filter = {
  kind: LibraryKind;
  search?: string;
  state?: (typeof itemStates)[number];
  ids?: string[];
};
type Input = Filter & { order: (typeof itemOrders)[number]; after?: string; limit: number };

const id = z.uuid();
const places = {
  changed: z.strictObject({ modifiedAt: z.iso.datetime({ precision: 3 }), id }),
  title: z.strictObject({ title: z.string(), id }),
};

/** By cursor, never by offset: the next page starts after the last row seen, whatever was added meanwhile. */
export async function listItems(
  { db }: Parts,
  { order, after, limit, ...filter }: Input,
): Promise<{ items: ItemSummary[]; next: string | null }> {
  let query = filtered(db, filter);
  if (order === 'title') {
    if (after) {
      const place = fromCursor(after, places.title);
      query = query.where(
        sql<boolean>`(${inGreekOrder}, id) > (${place.title} collate "el-x-icu", ${place.id}::uuid)`,
      );
    }
    query = query.orderBy(inGreekOrder).orderBy('id');
  } else {
    if (after) {
      const place = fromCursor(after, places.changed);
      query = query.where(
        sql<boolean>`(modified_at, id) < (${place.modifiedAt}::timestamptz, ${place.id}::uuid)`,
      );
    }
    query = query.orderBy('modified_at', 'desc').orderBy('id', 'desc');
  }
  const rows = await query.limit(limit + 1).execute();
  const items = rows.slice(0, limit).map(toSummary);
  const last = items.at(-1);
  if (rows.length <= limit || !last) return { items, next: null };
  const place =
    order === 'title' ? { title: last.title.el, id: last.id } : { modifiedAt: last.modifiedAt, id: last.id };
  return { items, next: toCursor(place) };
}

function filtered(db: Kysely<Tables>, { kind, search = '', state, ids }: Filter) {
  let query = selectItems(db).where('kind', '=', kind);
  if (ids) query = query.where('id', 'in', ids);
  if (state === 'incomplete') query = query.where('complete', '=', false);
  else if (state === 'unused') {
    query = query.where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('library_use').select('item_id').whereRef('item_id', '=', 'library_item.id'))),
    );
    query = query.where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('dish_product').select('dish_id').whereRef('product_id', '=', 'library_item.id')),
      ),
    );
  } else if (state) query = query.where('active', '=', state === 'active');
  for (const spellings of searchWords(search))
    query = query.where((eb) => eb.or(spellings.map((spelling) => eb('search', 'like', `%${spelling}%`))));
  return query;
}
