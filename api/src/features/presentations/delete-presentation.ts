import type { Knowing } from '@psifida/contract/endpoints/knowing';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import type { Transaction } from 'kysely';
import { lockSystem } from '../../db/lock-system.ts';
import { recordActivity } from '../../db/record-activity.ts';
import type { Tables } from '../../db/tables.ts';
import { toContent } from '../../presentation-row/to-content.ts';
import { publishRelease } from '../../releases/publish-release.ts';
import type { Doer } from '../../rules/demand-approval.ts';
import { demandVersion, findRow } from './find-presentation.ts';
import * as store from './presentations.store.ts';
import { type Parts, refuseLastActive } from './save-presentation.ts';

type Target = { system: SystemId; id: string; version: number; by: Doer };

/** Called with the system locked; publishing is left to do. Says whether displays showed it. */
export async function removeLocked(
  tx: Transaction<Tables>,
  registry: Registry,
  { system, id, version, by }: Target,
): Promise<{ isShown: boolean }> {
  const current = await findRow(tx, { system, id });
  demandVersion(current, version, registry);
  if (current.active) await refuseLastActive(tx, system, 'presentation.last-active-delete');
  await store.remove(tx, id);
  await recordActivity(tx, {
    action: 'deleted',
    system,
    subject: id,
    title: toContent(current).title,
    by,
  });
  return { isShown: current.active };
}

/** Permanent: the record of it stays, the content does not. */
export const deletePresentation = (
  { db, registry }: Parts,
  { knowing, ...target }: Target & { knowing: Knowing },
): Promise<{ id: string }> =>
  db.transaction().execute(async (tx) => {
    const { system, id, by } = target;
    await lockSystem(tx, system);
    const { isShown } = await removeLocked(tx, registry, target);
    if (isShown) await publishRelease(tx, { registry, system, by, knowing });
    return { id };
  });
