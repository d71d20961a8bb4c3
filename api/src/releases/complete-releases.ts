import type { Registry } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { publishRelease } from './publish-release.ts';
import * as store from './releases.store.ts';

/** Once all sizes that a release awaited are there, the next one names them, by whoever made that release. */
export async function completeReleases(db: Kysely<Tables>, registry: Registry): Promise<void> {
  const failures: unknown[] = [];
  for (const system of await store.listToComplete(db))
    await db
      .transaction()
      .execute((tx) =>
        publishRelease(tx, { registry, system, by: null, acknowledged: null, completes: true }),
      )
      // One that cannot be made does not keep the others waiting.
      .catch((error: unknown) => failures.push(error));
  if (failures.length) throw failures[0];
}
