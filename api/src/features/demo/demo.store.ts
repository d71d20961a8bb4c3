import { type Demo, type DemoState, demoAuthorId } from '@psifida/contract/endpoints/demo';
import { libraryKinds } from '@psifida/contract/kinds';
import { type Kysely, sql, type Transaction } from 'kysely';
import { emptyBin } from '../../db/empty-bin.ts';
import type { DemoPartKind, Tables } from '../../db/tables.ts';

export const read = async (db: Kysely<Tables>): Promise<Demo> => {
  const row = await db.selectFrom('demo_state').select(['state', 'done', 'total']).executeTakeFirst();
  return row ?? { state: 'never', done: 0, total: 0 };
};

export const setState = async (
  db: Kysely<Tables>,
  state: Exclude<DemoState, 'never'>,
  { done = 0, total = 0 } = {},
): Promise<void> => {
  await db
    .insertInto('demo_state')
    .values({ state, done, total })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ state, done, total }))
    .execute();
};

/** Whoever fills or removes waits for whoever is doing so. */
export const lock = (tx: Transaction<Tables>) => sql`lock table demo_state in exclusive mode`.execute(tx);

export const mark = async (db: Kysely<Tables>, kind: DemoPartKind, id: string): Promise<void> => {
  await db
    .insertInto('demo_part')
    .values({ kind, id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Nothing has been made here, by anyone. */
export const isUntouched = async (db: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{ touched: boolean }>`
    select exists (select from presentation) or exists (select from library_item) or exists (select from media_asset)
      as touched
  `.execute(db);
  return rows[0]?.touched === false;
};

const ofDemo = (kind: DemoPartKind) => sql`select id from demo_part where kind = ${kind}`;

/** Whether somebody has worked on it who did not make it: then it is theirs. Switching it on or off is no work. */
const isTakenOver = (id: string) => sql`exists (
  select from activity later join activity made on made.subject_id = later.subject_id and made.action = 'created'
  where later.subject_id = ${sql.ref(id)} and later.action in ('saved', 'restored') and later.by_id <> made.by_id
)`;

/** In the order in which they need each other; what real content uses, or staff have made theirs, stays and is real from now on. */
export async function removeParts(tx: Transaction<Tables>): Promise<void> {
  await sql`delete from presentation where id in (${ofDemo('presentation')})
    and not ${isTakenOver('presentation.id')}`.execute(tx);
  for (const kind of libraryKinds)
    await sql`
      delete from library_item where kind = ${kind} and id in (${ofDemo('item')})
        and not ${isTakenOver('library_item.id')}
        and not exists (select from library_use where item_id = library_item.id)
        and not exists (select from dish_product where product_id = library_item.id)
    `.execute(tx);
  await sql`
    delete from media_asset where id in (${ofDemo('asset')})
      and not exists (select from media_use where asset_id = media_asset.id)
      and not exists (select from library_media_use where asset_id = media_asset.id)
  `.execute(tx);
  // What somebody has decided on is theirs.
  await tx.deleteFrom('alert').where('by_id', '=', demoAuthorId).where('state', '=', 'proposed').execute();
  await emptyBin(tx, sql`id in (select id from demo_part) and not ${isTakenOver('bin.id')}`);
  await tx.deleteFrom('demo_part').execute();
}
