import type { SystemId } from '@psifida/contract/registry/systems';
import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** R-RULE-10: whoever may touch a minimum of a system waits here for whoever is doing so right now. */
export const lockSystem = async (tx: Transaction<Tables>, system: SystemId): Promise<void> => {
  await tx.selectFrom('system').select('id').where('id', '=', system).forUpdate().executeTakeFirstOrThrow();
};
