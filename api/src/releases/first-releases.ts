import type { Registry } from '@psifida/contract/registry/systems';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { publishRelease } from './publish-release.ts';

/** At start: a system that shows something has a release, also where it was filled before there were any. */
export async function makeFirstReleases(db: Kysely<Tables>, registry: Registry): Promise<void> {
  const without = await db
    .selectFrom('system')
    .select('id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('presentation')
          .select(sql`1`.as('one'))
          .whereRef('presentation.system', '=', 'system.id')
          .where('active', '=', true),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('release').select(sql`1`.as('one')).whereRef('release.system', '=', 'system.id')),
      ),
    )
    .execute();
  for (const { id: system } of without)
    await db.transaction().execute((tx) => publishRelease(tx, { registry, system, by: null, knowing: null }));
}
