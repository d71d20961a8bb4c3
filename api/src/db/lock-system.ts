import type { SystemId } from '@psifida/contract/registry/systems';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { anyOf } from './query.ts';
import type { Tables } from './tables.ts';

const keyOf = (what: 'system' | 'end', system: SystemId): RawBuilder<unknown> =>
  sql`hashtextextended(${`${what} ${system}`}, 0)`;

/** R-RULE-10: exclusive. Advisory locks are granted in the order they are asked for, so that drafts cannot starve it. */
export const lockSystem = async (tx: Transaction<Tables>, system: SystemId): Promise<'all'> => {
  await sql`select pg_advisory_xact_lock(${keyOf('system', system)})`.execute(tx);
  return 'all';
};

/** Shared among drafts; exclusive where one of them is shown. One may still become shown while the lock is awaited. */
export const lockForDrafts = async (
  tx: Transaction<Tables>,
  system: SystemId,
  { ids, creates }: { ids: readonly string[]; creates: boolean },
): Promise<'all' | 'drafts'> => {
  const key = keyOf('system', system);
  // Of two who append to the system, the second finds the first there.
  const end = creates ? sql`, pg_advisory_xact_lock(${keyOf('end', system)})` : sql``;
  const { rows } = await sql<{ shown: boolean }>`
    select shown, case when shown
      then pg_advisory_xact_lock(${key}) else pg_advisory_xact_lock_shared(${key}) end ${end}
    from (select exists (select from presentation where id = ${anyOf(ids)} and active) as shown) as found
  `.execute(tx);
  return rows[0]?.shown ? 'all' : 'drafts';
};
