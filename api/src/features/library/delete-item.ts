import type { Person } from '@psifida/contract/content/presentation';
import { Problem } from '@psifida/contract/problem';
import type { Registry } from '@psifida/contract/registry/systems';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { findUnchanged, type Parts } from './find-item.ts';
import * as store from './library.store.ts';
import { lockKind } from './lock-kind.ts';
import { recordDeed, refuseLastActive } from './save-item.ts';

type Input = store.Which & { version: number; by: Person };

/** R-RULE-07: refused with the names of what uses it. Whatever begins to at this moment is met by the constraint. */
export async function removeLocked(
  tx: Transaction<Tables>,
  registry: Registry,
  { kind, id, version, by }: Input,
): Promise<void> {
  const current = await findUnchanged(tx, { kind, id, version });
  const { presentations, dishes } = await store.listUses(tx, id);
  if (presentations.length || dishes.length)
    throw new Problem('item.in-use', { kind, presentations, dishes });
  if (current.active) await refuseLastActive(tx, registry, kind);
  await store.remove(tx, id);
  await recordDeed(
    tx,
    { kind, id },
    { action: 'deleted', title: { el: current.title_el, en: current.title_en }, by },
  );
}

export const deleteItem = ({ db, registry }: Parts, target: Input): Promise<{ id: string }> =>
  db.transaction().execute(async (tx) => {
    await lockKind(tx, registry, target.kind);
    await removeLocked(tx, registry, target);
    return { id: target.id };
  });
