import { systemIds } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The registry is the truth about which systems there are; the database follows it at start. */
export const prepareSystems = async (db: Kysely<Tables>): Promise<void> => {
  await db
    .insertInto('system')
    .values(systemIds.map((id) => ({ id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
