import { holdsOfItem } from '@psifida/contract/content/library-item';
import type { itemOrders, itemStates } from '@psifida/contract/endpoints/library';
import type { LibraryKind } from '@psifida/contract/kinds';
import { type Kysely, sql } from 'kysely';
import { readPage, readSelection } from '../../db/page-by-cursor.ts';
import type { Tables } from '../../db/tables.ts';
import { whereFound } from '../../db/where-found.ts';
import { countOpenDoubts, whereOpenDoubts } from '../../languages/open-doubts.ts';
import type { Parts } from './find-item.ts';
import { selectWithUses, toSummary } from './library.store.ts';

type Filter = {
  kind: LibraryKind;
  search?: string;
  state?: (typeof itemStates)[number];
  ids?: string[];
};
type Ordered = Filter & { order: (typeof itemOrders)[number]; reversed?: 'true' };

export const listItems = ({ db }: Pick<Parts, 'db'>, wanted: Ordered & { after?: string; limit: number }) =>
  readPage(filtered(db, wanted), wanted, (rows) =>
    rows.map((row) => ({ ...toSummary(row), holds: holdsOfItem(row.content), doubts: row.doubts })),
  );

export const selectItems = ({ db }: Pick<Parts, 'db'>, wanted: Ordered) =>
  readSelection(filtered(db, wanted), wanted);

function filtered(db: Kysely<Tables>, { kind, search = '', state, ids }: Filter) {
  const id = sql.ref('library_item.id');
  let query = selectWithUses(db).select(countOpenDoubts(id).as('doubts')).where('kind', '=', kind);
  if (ids) query = query.where('id', 'in', ids);
  if (state === 'incomplete') query = query.where('complete', '=', false);
  else if (state === 'doubted') query = query.where(whereOpenDoubts(id));
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
