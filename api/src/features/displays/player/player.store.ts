import type { HealthReport } from '@psifida/contract/content/display';
import { type Kysely, sql } from 'kysely';
import { createBatchLoader } from '../../../concurrency/batch-loader.ts';
import { anyOf } from '../../../db/query.ts';
import type { Tables } from '../../../db/tables.ts';
import { dueRelease } from '../../../releases/due-release.ts';
import { wallTags } from '../../../releases/expected.ts';
import { listFor } from '../emergencies/emergencies.store.ts';
import { openFor } from '../instructions/instructions.store.ts';
import { wallOf } from '../walls/walls.store.ts';

/** Displays, each with its last report and the release it should show, in one query. */
const listOwn = (db: Kysely<Tables>, ids: readonly string[], now: Date) =>
  db
    .selectFrom('display')
    .innerJoin('display_health as health', 'health.display_id', 'display.id')
    .leftJoinLateral(dueRelease, (join) => join.onTrue())
    .selectAll('display')
    .select(['health.report', 'health.behind_since', 'due.number', 'due.hash', 'due.opened_at', 'due.due_at'])
    .select(({ selectFrom }) => selectFrom('visit_counting').select('counting').as('counts_visits'))
    .select(({ selectFrom }) => selectFrom('town_look').select('look').as('look'))
    .select([openFor(now).as('instructions'), wallOf.as('wall'), wallTags.as('wall_tags')])
    .where('display.id', '=', anyOf(ids))
    .execute();

/** Displays that ask at the same moment, as all do when they hear of an emergency, are answered by two queries. */
export const createOwnFinder = ({ db, now }: { db: Kysely<Tables>; now: () => number }) =>
  createBatchLoader(async (ids) => {
    const at = new Date(now());
    const [rows, emergencies] = await Promise.all([
      listOwn(db, ids, at),
      listFor(db, { displays: ids, now: at }),
    ]);
    const found = new Map(rows.map((row) => [row.id, { ...row, emergencies: [] as typeof emergencies }]));
    for (const emergency of emergencies) found.get(emergency.display_id)?.emergencies.push(emergency);
    return found;
  });

export type OwnFinder = ReturnType<typeof createOwnFinder>;
export type OwnRow = NonNullable<Awaited<ReturnType<OwnFinder>>>;

/** Newest first, up to what it is due. */
export const listIssuedOf = (db: Kysely<Tables>, { system, number }: Pick<OwnRow, 'system' | 'number'>) =>
  db
    .selectFrom('release')
    .select(['number', 'hash', 'made_at'])
    .where('system', '=', system)
    .where('number', '<=', number ?? 0)
    .orderBy('number', 'desc')
    .execute();

type Seen = { display: string; at: Date; report: HealthReport; behindSince: number | null };

export const keepReport = (db: Kysely<Tables>, { display, at, report, behindSince }: Seen) => {
  const shown = report.showing?.presentation ?? null;
  return db
    .updateTable('display_health')
    .set({
      seen_at: at,
      report: JSON.stringify(report),
      behind_since: behindSince === null ? null : new Date(behindSince),
      showing_since: shown
        ? sql<Date>`case when report -> 'showing' ->> 'presentation' = ${shown} then coalesce(showing_since, ${at}) else ${at} end`
        : null,
      ...(behindSince === null && {
        back_at: sql<Date | null>`case when taken_at is not null then coalesce(back_at, ${at}) end`,
      }),
    })
    .where('display_id', '=', display)
    .execute();
};

/** It has been told to show its name. Asked again meanwhile, it has yet to hear of that. */
export const keepHeard = (db: Kysely<Tables>, id: string, until: Date) =>
  db
    .updateTable('display')
    .set({ identify_heard: true })
    .where('id', '=', id)
    .where('identify_until', '=', until)
    .execute();
