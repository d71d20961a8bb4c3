import type { SystemId } from '@psifida/contract/registry/systems';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

const keyOf = (what: 'system' | 'end', system: SystemId): RawBuilder<unknown> =>
  sql`hashtextextended(${`${what} ${system}`}, 0)`;

/**
 * R-RULE-10: whoever may touch a minimum of a system waits here for whoever is doing so right now, and for those who write
 * drafts. The advisory lock is given out in the order in which it was asked for, so that many drafts never keep anybody
 * waiting for good, as shared locks of a row would; the row's is for processes of the release before, which know no other.
 */
export const lockSystem = async (tx: Transaction<Tables>, system: SystemId): Promise<void> => {
  await sql`
    select pg_advisory_xact_lock(${keyOf('system', system)}) from system where id = ${system} for update
  `.execute(tx);
};

/**
 * For whoever writes drafts alone, which touch no minimum: beside others who do so, and never beside one who has locked the
 * system. What a draft is made of stays as it was judged until the draft is written.
 */
export const shareSystem = async (tx: Transaction<Tables>, system: SystemId): Promise<void> => {
  await sql`
    select pg_advisory_xact_lock_shared(${keyOf('system', system)}) from system where id = ${system} for key share
  `.execute(tx);
};

/** The same for whoever puts drafts behind all others of the system: of two of them, the second finds the first there. */
export const lockEnd = async (tx: Transaction<Tables>, system: SystemId): Promise<void> => {
  await sql`
    select pg_advisory_xact_lock_shared(${keyOf('system', system)}), pg_advisory_xact_lock(${keyOf('end', system)})
    from system where id = ${system} for key share
  `.execute(tx);
};
