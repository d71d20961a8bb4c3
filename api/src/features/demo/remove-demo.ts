import type { Demo } from '@psifida/contract/endpoints/demo';
import { type Registry, systemIds } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import { lockSystem } from '../../db/lock-system.ts';
import type { Tables } from '../../db/tables.ts';
import { publishRelease } from '../../releases/publish-release.ts';
import type { Doer } from '../../rules/demand-approval.ts';
import * as store from './demo.store.ts';

type Input = { db: Kysely<Tables>; registry: Registry; by: Doer };

/**
 * One transaction: all of it goes, or nothing. The minimums do not hold it back, as they keep staff from emptying a
 * display by accident, and this is no accident; displays get a release without it, a return or not.
 */
export const removeDemo = ({ db, registry, by }: Input): Promise<Demo> =>
  db.transaction().execute(async (tx) => {
    await store.lock(tx);
    const { state } = await store.read(tx);
    if (state !== 'present') return store.read(tx);
    const systems = [...systemIds].sort();
    for (const system of systems) await lockSystem(tx, system);
    await store.removeParts(tx);
    await store.setState(tx, 'removed');
    for (const system of systems) await publishRelease(tx, { registry, system, by, knowing: null });
    return store.read(tx);
  });
