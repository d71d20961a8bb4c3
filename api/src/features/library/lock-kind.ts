import type { LibraryKind } from '@psifida/contract/kinds';
import { type Registry, type SystemId, systemIds } from '@psifida/contract/registry/systems';
import type { Transaction } from 'kysely';
import { lockSystem } from '../../db/lock-system.ts';
import type { Tables } from '../../db/tables.ts';

/** Dishes name products, so what happens to the one concerns the other. */
const together: Record<LibraryKind, readonly LibraryKind[]> = {
  recipe: ['recipe'],
  dish: ['dish', 'product'],
  product: ['dish', 'product'],
};

const systemsHolding = (registry: Registry, kind: LibraryKind): SystemId[] =>
  systemIds
    .filter((id) =>
      [...registry[id].sections, ...registry[id].libraries].some((one) =>
        together[kind].some((other) => other === one.kind),
      ),
    )
    .sort();

/** R-RULE-10: in the order of their ids, so that two changes never wait for each other. */
export async function lockKind(
  tx: Transaction<Tables>,
  registry: Registry,
  kind: LibraryKind,
): Promise<void> {
  for (const system of systemsHolding(registry, kind)) await lockSystem(tx, system);
}
