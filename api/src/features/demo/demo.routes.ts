import { endpoints } from '@psifida/contract/endpoints/all';
import type { Demo } from '@psifida/contract/endpoints/demo';
import { type Registry, systemIds } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import { lockSystem } from '../../db/lock-system.ts';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import type { Actor } from '../../releases/demand-approval.ts';
import { publishRelease } from '../../releases/publish-release.ts';
import * as store from './demo.store.ts';

type Deps = { bind: Bind; db: Kysely<Tables>; registry: Registry };

export const demoRoutes = ({ bind, db, registry }: Deps) => {
  bind(endpoints.readDemo, () => store.read(db));
  bind(endpoints.removeDemo, ({ caller }) => removeDemo({ db, registry, by: caller }));
};

type Input = { db: Kysely<Tables>; registry: Registry; by: Actor };

/** In one transaction, and past the minimums, which only keep staff from emptying a display by accident. */
const removeDemo = ({ db, registry, by }: Input): Promise<Demo> =>
  db.transaction().execute(async (tx) => {
    await store.lock(tx);
    const { state } = await store.read(tx);
    if (state !== 'present') return store.read(tx);
    const systems = [...systemIds].sort();
    for (const system of systems) await lockSystem(tx, system);
    await store.removeParts(tx);
    await store.setState(tx, 'removed');
    for (const system of systems) await publishRelease(tx, { registry, system, by, acknowledged: null });
    return store.read(tx);
  });
