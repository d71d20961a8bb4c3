import type { ReleasedNow, SystemStanding } from '@psifida/contract/endpoints/systems';
import { type SystemId, systemIds } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { expectedFor, readTagSets, readTimed } from '../../releases/expected.ts';
import { listCurrentSummaries, toReturned } from '../../releases/releases.store.ts';
import * as store from './systems.store.ts';

type Parts = { db: Kysely<Tables>; now: () => number };

const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

async function readReleased({ db, now }: Parts): Promise<Map<SystemId, ReleasedNow>> {
  const released = new Map<SystemId, ReleasedNow>();
  const tagSets = await readTagSets(db);
  for (const row of await listCurrentSummaries(db)) {
    // What is for tags that no display of the system has is due nowhere.
    const tags = tagSets.filter(({ system }) => system === row.system).flatMap((one) => one.tags);
    const { due } = expectedFor(await readTimed(db, row), tags, now());
    const named = (ids: readonly string[]) => row.presentations.filter(({ id }) => ids.includes(id));
    released.set(row.system, {
      number: row.number,
      due: named(due.presentations),
      since: iso(due.since),
      until: iso(due.until),
      next: named(due.next),
      returned: toReturned(row),
    });
  }
  return released;
}

/** All eight, in the registry's order, also those that hold nothing yet. */
export async function readOverview({ db, now }: Parts): Promise<{ systems: SystemStanding[] }> {
  const [counts, changes, displays, released] = await Promise.all([
    store.countBySystem(db),
    store.lastChangeBySystem(db),
    store.countDisplays(db),
    readReleased({ db, now }),
  ]);
  return {
    systems: systemIds.map((system) => {
      const count = counts.find((row) => row.system === system);
      const last = changes.find((row) => row.system === system);
      return {
        system,
        active: count?.active ?? 0,
        inactive: count?.inactive ?? 0,
        incomplete: count?.incomplete ?? 0,
        displays: displays.find((row) => row.system === system)?.count ?? 0,
        released: released.get(system) ?? null,
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
