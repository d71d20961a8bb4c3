import { endpoints } from '@psifida/contract/endpoints/all';
import type { ReleasedNow, SystemStanding } from '@psifida/contract/endpoints/systems';
import { type Registry, type SystemId, systemIds } from '@psifida/contract/registry/systems';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import { listDue } from '../../releases/due-release.ts';
import { expectedFor, readTagSets, readTimed } from '../../releases/expected.ts';
import { listTrials, toFirst } from '../../releases/first-display.store.ts';
import { listSummaries, toReturned } from '../../releases/releases.store.ts';

type Deps = { db: Kysely<Tables>; now: () => number };

export const systemRoutes = ({ bind, ...parts }: Deps & { bind: Bind }) => {
  bind.forAll(endpoints.readOverview, () => readOverview(parts));
};

const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

/** What is for all displays, and whether an earlier one is shown again: that is told from the moment on that somebody wants it. */
async function readReleased({ db, now }: Deps): Promise<Map<SystemId, ReleasedNow>> {
  const released = new Map<SystemId, ReleasedNow>();
  const tagSets = await readTagSets(db);
  const due = await listDue(db);
  const rows = await listSummaries(db, due);
  for (const { system, number } of due) {
    const row = rows.find((one) => one.system === system && one.number === number);
    if (!row) continue;
    // What is for tags that no display of the system has is due nowhere.
    const tags = tagSets.filter((one) => one.system === system).flatMap((one) => one.tags);
    const expected = expectedFor(await readTimed(db, row), tags, now()).due;
    const named = (ids: readonly string[]) => row.presentations.filter(({ id }) => ids.includes(id));
    released.set(system, {
      number: row.number,
      due: named(expected.presentations),
      since: iso(expected.since),
      until: iso(expected.until),
      next: named(expected.next),
      // Newest first: of two, the one that is for all comes after the one that is held.
      returned: released.get(system)?.returned ?? toReturned(row),
    });
  }
  return released;
}

/** All eight, in the registry's order, also those that hold nothing yet. */
async function readOverview({ db, now }: Deps): Promise<{ systems: SystemStanding[] }> {
  const [counts, changes, displays, released, trials] = await Promise.all([
    countBySystem(db),
    lastChangeBySystem(db),
    countDisplays(db),
    readReleased({ db, now }),
    listTrials(db),
  ]);
  return {
    systems: systemIds.map((system) => {
      const count = counts.find((row) => row.system === system);
      const first = trials.find((row) => row.system === system);
      const last = changes.find((row) => row.system === system);
      return {
        system,
        active: count?.active ?? 0,
        inactive: count?.inactive ?? 0,
        incomplete: count?.incomplete ?? 0,
        displays: displays.find((row) => row.system === system)?.count ?? 0,
        released: released.get(system) ?? null,
        first: first ? toFirst(first) : null,
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

const countBySystem = (db: Kysely<Tables>) =>
  db
    .selectFrom('tally')
    .select([
      'subject as system',
      sql<number>`coalesce(sum(count) filter (where active), 0)`.as('active'),
      sql<number>`coalesce(sum(count) filter (where not active and complete), 0)`.as('inactive'),
      sql<number>`coalesce(sum(count) filter (where not active and not complete), 0)`.as('incomplete'),
    ])
    .groupBy('subject')
    .execute();

const lastChangeBySystem = (db: Kysely<Tables>) =>
  db
    .selectFrom('system')
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('presentation')
          .select(['id', 'title_el', 'title_en', 'modified_at', 'modified_by_id', 'modified_by_name'])
          // Not `=`: then the index over all systems would do as well, and of a system that has none all are read for nothing.
          .whereRef('presentation.system', '>=', 'system.id')
          .whereRef('presentation.system', '<=', 'system.id')
          .orderBy('presentation.system')
          .orderBy('modified_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'system.id as system',
      'last.id',
      'last.title_el',
      'last.title_en',
      'last.modified_at',
      'last.modified_by_id',
      'last.modified_by_name',
    ])
    .execute();

const countDisplays = (db: Kysely<Tables>) =>
  db
    .selectFrom('display')
    .select(['system', sql<number>`count(*)::int`.as('count')])
    .where('temporary', '=', false)
    .groupBy('system')
    .execute();

export const registryRoutes = ({ bind, registry }: { bind: Bind; registry: Registry }) => {
  bind(endpoints.readRegistry, async () => registry);
};
