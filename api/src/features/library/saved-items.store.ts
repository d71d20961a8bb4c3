import { type ItemContent, mediaOfItem } from '@psifida/contract/content/library-item';
import type { Person } from '@psifida/contract/content/presentation';
import { homeOf } from '@psifida/contract/registry/addresses';
import { sql, type Transaction } from 'kysely';
import { anyOf } from '../../db/any-of.ts';
import type { LibraryItemRow } from '../../db/library-tables.ts';
import { searchOf } from '../../db/search-of.ts';
import type { Tables } from '../../db/tables.ts';
import { keepDoubts } from '../../languages/keep-doubts.ts';
import type { ItemVerdict } from '../../rules/judge-item.ts';
import { itemRevisions, readItem } from './item-revisions.ts';
import type { Which } from './library.store.ts';

export type Saved = { content: ItemContent; active: boolean; verdict: ItemVerdict; by: Person };

const titled = ({ title }: ItemContent) => ({ title_el: title.el, title_en: title.en });

const columns = ({ content, active, verdict, by }: Saved) => ({
  ...titled(content),
  active,
  content: JSON.stringify(content),
  standing: JSON.stringify(verdict.standing),
  complete: verdict.missing.length === 0,
  search: searchOf('library_item', titled(content)),
  modified_by_id: by.id,
  modified_by_name: by.name,
});

const toRow = ({ id, kind, ...saved }: Saved & Which) => ({
  id,
  kind,
  ...columns(saved),
  created_by_id: saved.by.id,
  created_by_name: saved.by.name,
});

/** Undefined when the id is taken: the same creation, sent twice. */
export async function insert(
  tx: Transaction<Tables>,
  item: Saved & Which,
): Promise<LibraryItemRow | undefined> {
  const row = await tx
    .insertInto('library_item')
    .values(toRow(item))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row) await keepWith(tx, [row]);
  return row;
}

/** Makes those that are not there and changes those that are, in one statement. */
export async function write(
  tx: Transaction<Tables>,
  items: readonly (Saved & Which)[],
): Promise<LibraryItemRow[]> {
  const rows = await tx
    .insertInto('library_item')
    .values(items.map(toRow))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        title_el: ref('excluded.title_el'),
        title_en: ref('excluded.title_en'),
        active: ref('excluded.active'),
        content: ref('excluded.content'),
        standing: ref('excluded.standing'),
        complete: ref('excluded.complete'),
        search: ref('excluded.search'),
        version: sql<number>`library_item.version + 1`,
        modified_at: sql<Date>`now()`,
        modified_by_id: ref('excluded.modified_by_id'),
        modified_by_name: ref('excluded.modified_by_name'),
      })),
    )
    .returningAll()
    .execute();
  await keepWith(tx, rows);
  return rows;
}

/** Of a dish alone, which changes with a product that is replaced. */
export async function setContent(
  tx: Transaction<Tables>,
  { id, content, by }: { id: string; content: ItemContent; by: Person },
): Promise<LibraryItemRow> {
  const row = await tx
    .updateTable('library_item')
    .set((eb) => ({
      content: JSON.stringify(content),
      version: eb('version', '+', 1),
      modified_at: sql<Date>`now()`,
      modified_by_id: by.id,
      modified_by_name: by.name,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepWith(tx, [row]);
  return row;
}

/** What goes with every save, however it came about. */
async function keepWith(tx: Transaction<Tables>, rows: readonly LibraryItemRow[]): Promise<void> {
  await keepReferences(tx, rows);
  await itemRevisions.keep(tx, rows);
  const before = await itemRevisions.before(tx, rows);
  await keepDoubts(
    tx,
    rows.map(({ id, kind, content }) => {
      const earlier = before.get(id);
      return {
        ...{ id, kind, content, system: homeOf(kind) },
        before: earlier ? readItem(kind)(earlier) : null,
      };
    }),
  );
}

/** A row per picture, film and product, so that the database itself guards what is in use. */
async function keepReferences(tx: Transaction<Tables>, rows: readonly LibraryItemRow[]): Promise<void> {
  const ids = anyOf(rows.map(({ id }) => id));
  await tx.deleteFrom('library_media_use').where('item_id', '=', ids).execute();
  await tx.deleteFrom('dish_product').where('dish_id', '=', ids).execute();
  const media = rows.flatMap(({ id, content }) =>
    mediaOfItem(content).map((asset_id) => ({ asset_id, item_id: id })),
  );
  const products = rows.flatMap(({ id, content }) =>
    'products' in content ? content.products.map((product_id) => ({ dish_id: id, product_id })) : [],
  );
  if (media.length) await tx.insertInto('library_media_use').values(media).execute();
  if (products.length) await tx.insertInto('dish_product').values(products).execute();
}
