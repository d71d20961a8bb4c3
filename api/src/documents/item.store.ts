import {
  type ItemSummary,
  type ItemUse,
  type LibraryItem,
  missingByCount,
} from '@psifida/contract/content/library-item';
import type { LibraryKind } from '@psifida/contract/kinds';
import { Problem } from '@psifida/contract/problem';
import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { toKept } from '../db/columns.ts';
import { inGreekOrder } from '../db/page-by-cursor.ts';
import { anyOf, countUses } from '../db/query.ts';
import type { LibraryItemRow, Tables } from '../db/tables.ts';

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

export const listUsesOf = (tx: Transaction<Tables>, ids: readonly string[]) =>
  tx.selectFrom('library_use').selectAll().where('item_id', '=', anyOf(ids)).execute();

type Titled = { id: string; title_el: string; title_en: string; active: boolean };
const titled = ['id', 'title_el', 'title_en', 'active'] as const satisfies (keyof Titled)[];
const toUse = ({ id, title_el: el, title_en: en, active }: Titled) => ({ id, title: { el, en }, active });

export type Uses = { presentations: ItemUse[]; dishes: Omit<ItemUse, 'system'>[] };

export async function listUses(db: Kysely<Tables>, id: string): Promise<Uses> {
  const presentations = await db
    .selectFrom('presentation')
    .select([...titled, 'system'])
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('library_use').select('presentation_id').where('item_id', '=', id),
    )
    .orderBy('system')
    .orderBy(inGreekOrder)
    .orderBy('id')
    .execute();
  const dishes = await db
    .selectFrom('library_item')
    .select(titled)
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('dish_product').select('dish_id').where('product_id', '=', id),
    )
    .orderBy(inGreekOrder)
    .orderBy('id')
    .execute();
  return {
    presentations: presentations.map((row) => ({ ...toUse(row), system: row.system })),
    dishes: dishes.map(toUse),
  };
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

/** Those of them that are there; their kind is locked. */
export const hold = async (
  tx: Transaction<Tables>,
  kind: LibraryKind,
  ids: readonly string[],
): Promise<Map<string, LibraryItemRow>> => {
  const rows = await tx
    .selectFrom('library_item')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** Anything that is not an id of this kind, a made-up one included, is simply not there. */
export async function findRow(db: Kysely<Tables>, { kind, id }: Which): Promise<LibraryItemRow> {
  const row = z.uuid().safeParse(id).success ? await find(db, { kind, id }) : undefined;
  if (!row) throw new Problem('item.not-found', { kind, id });
  return row;
}

export const findItem = async (db: Kysely<Tables>, which: Which): Promise<LibraryItem> =>
  toItem(db, await findRow(db, which));
