import { holdsOfItem, type ListedItem } from '@psifida/contract/content/library-item';
import type { itemOrders, itemStates } from '@psifida/contract/endpoints/library';
import { type Selected, selectedAtMost } from '@psifida/contract/endpoints/many';
import type { LibraryKind } from '@psifida/contract/kinds';
import type { Kysely } from 'kysely';
import { searchWords } from '../../db/fold-text.ts';
import { countAll, pageFrom, toPage } from '../../db/page-by-cursor.ts';
import type { Tables } from '../../db/tables.ts';
import type { Parts } from './find-item.ts';
import { selectWithUses, toSummary } from './library.store.ts';

type Filter = {
  kind: LibraryKind;
  search?: string;
  state?: (typeof itemStates)[number];
  ids?: string[];
};
type Ordered = Filter & { order: (typeof itemOrders)[number]; reversed?: 'true' };

export async function listItems(
  { db }: Pick<Parts, 'db'>,
  { after, limit, ...wanted }: Ordered & { after?: string; limit: number },
): Promise<{ items: ListedItem[]; next: string | null; total: number }> {
  const { beyond, inOrder } = pageFrom({ ...wanted, after });
  const found = filtered(db, wanted);
  const rows = await found
    .where(beyond)
    .orderBy(inOrder)
    .limit(limit + 1)
    .execute();
  const listed = rows.map((row) => ({ ...toSummary(row), holds: holdsOfItem(row.content) }));
  return { ...toPage(listed, { order: wanted.order, limit }), total: await countAll(found) };
}

export async function selectItems(
  { db }: Pick<Parts, 'db'>,
  wanted: Ordered,
): Promise<{ items: Selected[] }> {
  const items = await filtered(db, wanted)
    .clearSelect()
    .select(['id', 'version'])
    .orderBy(pageFrom(wanted).inOrder)
    .limit(selectedAtMost)
    .execute();
  return { items };
}

function filtered(db: Kysely<Tables>, { kind, search = '', state, ids }: Filter) {
  let query = selectWithUses(db).where('kind', '=', kind);
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
