import type { SystemStanding } from '@psifida/contract/endpoints/systems';
import { systemIds } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import * as store from './systems.store.ts';

/** All eight, in the registry's order, also those that hold nothing yet. */
export async function readOverview({ db }: { db: Kysely<Tables> }): Promise<{ systems: SystemStanding[] }> {
  const [counts, changes] = await Promise.all([store.countBySystem(db), store.lastChangeBySystem(db)]);
  return {
    systems: systemIds.map((system) => {
      const count = counts.find((row) => row.system === system);
      const last = changes.find((row) => row.system === system);
      return {
        system,
        active: count?.active ?? 0,
        inactive: count?.inactive ?? 0,
        incomplete: count?.incomplete ?? 0,
        lastChange: last
          ? {
              id: last.id,
              title: { el: last.title_el, en: last.title_en },
              at: last.modified_at.toISOString(),
              by: { id: last.modified_by_id, name: last.modified_by_name },
            }
          : null,
      };
    }),
  };
}
