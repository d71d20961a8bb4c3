import {
  type ItemSummary,
  type ItemUse,
  type LibraryItem,
  missingByCount,
} from '@psifida/contract/content/library-item';
import type { LibraryKind } from '@psifida/contract/kinds';
import { type Kysely, sql, type Transaction } from 'kysely';
import { anyOf } from '../../db/any-of.ts';
import { toKept } from '../../db/columns.ts';
import { countUses } from '../../db/count-uses.ts';
import type { LibraryItemRow } from '../../db/library-tables.ts';
import { inGreekOrder } from '../../db/page-by-cursor.ts';
import type { PresentationRow, Tables } from '../../db/tables.ts';

/** An item with the number of presentations that use it. */
export const selectWithUses = (db: Kysely<Tables>) =>
  db
    .selectFrom('library_item')
    .selectAll('library_item')
    .select(countUses('library_use.item_id', 'library_item.id').as('uses'));

export const toSummary = (row: LibraryItemRow & { uses: number }): ItemSummary => ({
  id: row.id,
  kind: row.kind,
  title: { el: row.title_el, en: row.title_en },
  active: row.active,
  missing: missingByCount(row.kind, row.standing),
  image: row.content.image,
  uses: row.uses,
  ...toKept(row),
});

export type Which = { kind: LibraryKind; id: string };

export const find = (db: Kysely<Tables>, { kind, id }: Which): Promise<LibraryItemRow | undefined> =>
  db.selectFrom('library_item').selectAll().where('kind', '=', kind).where('id', '=', id).executeTakeFirst();

type Titled = { id: string; title_el: string; title_en: string; active: boolean };
export const toUse = ({ id, title_el: el, title_en: en, active }: Titled) => ({
  id,
  title: { el, en },
  active,
});
export const toPresentationUse = (row: Titled & Pick<PresentationRow, 'system'>): ItemUse => ({
  ...toUse(row),
  system: row.system,
});

const presentationsUsing = (db: Kysely<Tables>, id: string) =>
  db
    .selectFrom('presentation')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('library_use').select('presentation_id').where('item_id', '=', id),
    )
    .orderBy('system')
    .orderBy(inGreekOrder)
    .orderBy('id');

const dishesNaming = (db: Kysely<Tables>, product: string) =>
  db
    .selectFrom('library_item')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('dish_product').select('dish_id').where('product_id', '=', product),
    )
    .orderBy(inGreekOrder)
    .orderBy('id');

export const listPresentationRows = (db: Kysely<Tables>, id: string): Promise<PresentationRow[]> =>
  presentationsUsing(db, id).selectAll().execute();

export const listDishRows = (db: Kysely<Tables>, product: string): Promise<LibraryItemRow[]> =>
  dishesNaming(db, product).selectAll().execute();

export const listUsesOf = (tx: Transaction<Tables>, ids: readonly string[]) =>
  tx.selectFrom('library_use').selectAll().where('item_id', '=', anyOf(ids)).execute();

const titled = ['id', 'title_el', 'title_en', 'active'] as const;

export type Uses = { presentations: ItemUse[]; dishes: Omit<ItemUse, 'system'>[] };

export async function listUses(db: Kysely<Tables>, id: string): Promise<Uses> {
  const presentations = await presentationsUsing(db, id)
    .select([...titled, 'system'])
    .execute();
  const dishes = await dishesNaming(db, id).select(titled).execute();
  return { presentations: presentations.map(toPresentationUse), dishes: dishes.map(toUse) };
}

/** The one way from row to answer; the row's kind says which shape its content has. */
export async function toItem(db: Kysely<Tables>, row: LibraryItemRow): Promise<LibraryItem> {
  const { presentations, dishes } = await listUses(db, row.id);
  const summary = toSummary({ ...row, uses: presentations.length });
  return { ...summary, content: row.content, usedIn: presentations, dishes } as LibraryItem;
}

export const countActive = async (tx: Transaction<Tables>, kind: LibraryKind): Promise<number> => {
  const { count } = await tx
    .selectFrom('library_item')
    .select(sql<number>`count(*)`.as('count'))
    .where('kind', '=', kind)
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  return count;
};

export const remove = async (tx: Transaction<Tables>, id: string): Promise<void> => {
  await tx.deleteFrom('library_item').where('id', '=', id).execute();
};
