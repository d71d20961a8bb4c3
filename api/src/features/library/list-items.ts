import type { ItemSummary } from '@psifida/contract/content/library-item';
import type { itemOrders, itemStates } from '@psifida/contract/endpoints/library';
import type { LibraryKind } from '@psifida/contract/kinds';
import type { Kysely } from 'kysely';
import { pageFrom, toPage } from '../../db/page-by-cursor.ts';
import type { Tables } from '../../db/tables.ts';
import { whereFound } from '../../db/where-found.ts';
import type { Parts } from './find-item.ts';
import { selectItems, toSummary } from './library.store.ts';

type Filter = {
  kind: LibraryKind;
  search?: string;
  state?: (typeof itemStates)[number];
  ids?: string[];
};
type Input = Filter & { order: (typeof itemOrders)[number]; after?: string; limit: number };

export async function listItems(
  { db }: Parts,
  { order, after, limit, ...filter }: Input,
): Promise<{ items: ItemSummary[]; next: string | null }> {
  const { beyond, inOrder } = pageFrom(order, after);
  const rows = await filtered(db, filter)
    .where(beyond)
    .orderBy(inOrder)
    .limit(limit + 1)
    .execute();
  return toPage(rows.map(toSummary), { order, limit });
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
  return query.where(({ ref }) => whereFound(search, ref('search')));
}
