import { holdsOfItem, planOfItem } from '@psifida/contract/content/library-item';
import { endpoints } from '@psifida/contract/endpoints/all';
import type { Answer } from '@psifida/contract/endpoints/endpoint';
import type { itemOrders, itemStates } from '@psifida/contract/endpoints/library';
import { isTownKind, type LibraryKind, type UsedKind } from '@psifida/contract/kinds';
import { Problem } from '@psifida/contract/problem';
import { type Kysely, sql } from 'kysely';
import { readPage, readSelection } from '../../db/page-by-cursor.ts';
import type { Tables } from '../../db/tables.ts';
import { whereFound } from '../../db/where-found.ts';
import { findItem, selectWithUses, toSummary } from '../../documents/item.store.ts';
import { countOpenDoubts, whereOpenDoubts } from '../../documents/language-doubts.ts';
import type { Deps } from '../../documents/write-documents.ts';
import type { Bind } from '../../http/bind.ts';
import { exportItems } from './exchange/export-items.ts';
import { importItems } from './exchange/import-items.ts';
import { replaceItem } from './replace-item.ts';
import {
  changeItems,
  createItem,
  deleteItem,
  findItemRevision,
  listItemRevisions,
  restoreItemRevision,
  saveItem,
} from './save-item.ts';

export const libraryRoutes = ({ bind, ...deps }: Deps & { bind: Bind }) => {
  bind(endpoints.listItems, ({ params, query }) => listItems(deps, { ...params, ...query }));
  bind(endpoints.selectItems, ({ params, query }) => selectItems(deps, { ...params, ...query }));
  bind(endpoints.changeItems, ({ params, query, body, caller }) =>
    changeItems(deps, { ...params, wish: body, by: caller, acknowledged: query }),
  );
  bind(endpoints.listPoints, () => listPoints(deps.db));
  bind(endpoints.findItem, ({ params }) => findItem(deps.db, params));
  bind(endpoints.createItem, ({ params, body, caller }) =>
    createItem(deps, { ...params, ...body, by: caller }),
  );
  bind(endpoints.saveItem, ({ params, query, body, caller }) =>
    saveItem(deps, { ...params, ...body, by: caller, acknowledged: query }),
  );
  bind(endpoints.replaceItem, ({ params, query, body, caller }) =>
    replaceItem(deps, { ...params, ...body, by: caller, acknowledged: query }),
  );
  bind(endpoints.deleteItem, ({ params, query, caller }) =>
    deleteItem(deps, { ...params, ...query, by: caller }),
  );
  bind(endpoints.listItemRevisions, ({ params, query }) => listItemRevisions(deps, { ...params, ...query }));
  bind(endpoints.findItemRevision, ({ params }) => findItemRevision(deps.db, params));
  bind(endpoints.restoreItemRevision, ({ params, query, body, caller }) =>
    restoreItemRevision(deps, { ...params, ...body, by: caller, acknowledged: query }),
  );
  bind(endpoints.exportItems, ({ params, query }) => exportItems(deps, { ...exchanged(params), ...query }));
  bind(endpoints.importItems, ({ params, query, body, caller }) =>
    importItems(deps, { ...exchanged(params), ...body, by: caller, acknowledged: query }),
  );
};

/** Announcements and events are in no file. */
function exchanged({ kind }: { kind: LibraryKind }): { kind: UsedKind } {
  if (isTownKind(kind)) throw new Problem('not-found');
  return { kind };
}

async function listPoints(db: Kysely<Tables>): Promise<Answer<typeof endpoints.listPoints>> {
  const rows = await db
    .selectFrom('presentation')
    .select(['id', 'system', 'title_el', 'title_en', 'entries'])
    .where(sql<boolean>`entries @> '[{"kind": "point-title"}]'`)
    .orderBy('system')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return {
    items: rows.flatMap(({ id, system, title_el: el, title_en: en, entries }) =>
      entries.flatMap((one) =>
        one.kind === 'point-title'
          ? [{ presentation: id, entry: one.id, system, title: one.title, of: { el, en } }]
          : [],
      ),
    ),
  };
}

type Filter = {
  kind: LibraryKind;
  search?: string;
  state?: (typeof itemStates)[number];
  ids?: string[];
};
type Ordered = Filter & { order: (typeof itemOrders)[number]; reversed?: 'true' };

const listItems = ({ db }: { db: Kysely<Tables> }, wanted: Ordered & { after?: string; limit: number }) =>
  readPage(filtered(db, wanted), wanted, (rows) =>
    rows.map((row) => ({
      ...toSummary(row),
      holds: holdsOfItem(row.content),
      doubts: row.doubts,
      plan: planOfItem(row.content),
    })),
  );

const selectItems = ({ db }: { db: Kysely<Tables> }, wanted: Ordered) =>
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
