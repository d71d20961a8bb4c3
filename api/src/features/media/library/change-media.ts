import type { MediaDetails } from '@psifida/contract/content/media';
import type { Knowing } from '@psifida/contract/endpoints/knowing';
import { Problem } from '@psifida/contract/problem';
import type { Registry } from '@psifida/contract/registry/systems';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { lockSystem } from '../../../db/lock-system.ts';
import type { Tables } from '../../../db/tables.ts';
import { publishRelease } from '../../../releases/publish-release.ts';
import { systemsWithAsset } from '../../../releases/systems-showing.ts';
import type { Doer } from '../../../rules/demand-approval.ts';
import { findMedia } from './find-media.ts';
import * as store from './media.store.ts';

type LockedAsset = NonNullable<Awaited<ReturnType<typeof store.lock>>>;

export type MediaChange = {
  db: Kysely<Tables>;
  registry: Registry;
  id: string;
  version: number;
  by: Doer;
  knowing: Knowing | null;
};

/**
 * Lock, compare the version, change, publish wherever it is shown, answer with what stands now: what every change of
 * an asset has in common. Systems are locked before the asset, as a save does, so that the two never wait for each other.
 */
export const changeMedia = (
  { db, registry, id, version, by, knowing }: MediaChange,
  change: (tx: Transaction<Tables>, asset: LockedAsset) => Promise<unknown>,
): Promise<MediaDetails> =>
  db.transaction().execute(async (tx) => {
    if (!z.uuid().safeParse(id).success) throw new Problem('media.not-found', { id });
    const systems = await systemsWithAsset(tx, id);
    for (const system of systems) await lockSystem(tx, system);
    const asset = await store.lock(tx, id);
    if (!asset) throw new Problem('media.not-found', { id });
    const usedSince = (await systemsWithAsset(tx, id)).some((system) => !systems.includes(system));
    if (asset.version !== version || usedSince)
      throw new Problem('media.changed-elsewhere', { version: asset.version });
    await change(tx, asset);
    for (const system of systems) await publishRelease(tx, { registry, system, by, knowing });
    return findMedia({ db: tx, id });
  });
