import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** For `where(column, '=', anyOf(ids))`: one value however many ids there are, where `in` takes 65,535 at most. */
export const anyOf = (ids: readonly string[]): RawBuilder<string> =>
  sql<string>`any(${[...new Set(ids)]}::uuid[])`;

/** CTEs of one statement by name; none sees what another writes. */
export type StatementParts = Readonly<Record<string, RawBuilder<unknown>>>;

/** Independent writes in one round trip. A CTE that only selects has to be named by another, or is not executed. */
export async function inOneStatement<Row>(
  tx: Transaction<Tables>,
  parts: StatementParts,
  last: RawBuilder<Row>,
): Promise<Row[]> {
  const named = Object.entries(parts).map(([name, part]) => sql`${sql.id(name)} as (${part})`);
  return (await sql<Row>`with ${sql.join(named)} ${last}`.execute(tx)).rows;
}

/** Every process listens on it, on one connection each. */
export const channel = 'psifida_displays';

/** NOTIFY is sent by the same transaction: no commit, no event. */
export async function notify(db: Kysely<Tables>, message: object): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(message)})`.execute(db);
}

/** A row's version, for caches. The time is for a restored database, which gives transaction numbers out again. */
export const rowMark = (table: 'presentation'): RawBuilder<string> =>
  sql<string>`concat(${sql.ref(`${table}.xmin`)}, ${sql.ref(`${table}.ctid`)}, extract(epoch from ${sql.ref(`${table}.modified_at`)}))`;

/** How many presentations of a system or media there are, summed from the database's own tally (decision 028). */
export const tallyOf = (subject: SystemId | 'media', which = sql<boolean>`true`): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(count), 0)::integer from tally where subject = ${subject} and ${which})`;

type Use = 'media_use.asset_id' | 'library_media_use.asset_id' | 'library_use.item_id';

/** Not `=`: where nearly all use a few, as a town's emblem, the whole table would be read for each of the list. */
export const countUses = (use: Use, id: 'media_asset.id' | 'library_item.id'): RawBuilder<number> => {
  const [table = ''] = use.split('.');
  return sql<number>`(
    select count(*)::integer from ${sql.table(table)} where ${sql.ref(use)} >= ${sql.ref(id)} and ${sql.ref(use)} <= ${sql.ref(id)}
  )`;
};
