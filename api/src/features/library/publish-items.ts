import type { Knowing } from '@psifida/contract/endpoints/knowing';
import type { Registry } from '@psifida/contract/registry/systems';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { publishRelease } from '../../releases/publish-release.ts';
import { systemsWithItems } from '../../releases/systems-showing.ts';
import type { Doer } from '../../rules/demand-approval.ts';

/** R-CONT-11: whatever shows one of these shows the change. */
export async function publishItems(
  tx: Transaction<Tables>,
  { registry, ids, ...deed }: { registry: Registry; ids: readonly string[]; by: Doer; knowing: Knowing },
): Promise<void> {
  for (const system of await systemsWithItems(tx, ids))
    await publishRelease(tx, { registry, system, ...deed });
}
