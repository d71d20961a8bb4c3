import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export const countBySystem = (db: Kysely<Tables>) =>
  db
    .selectFrom('tally')
    .select([
      'subject as system',
      sql<number>`coalesce(sum(count) filter (where active), 0)`.as('active'),
      sql<number>`coalesce(sum(count) filter (where not active), 0)`.as('inactive'),
      sql<number>`coalesce(sum(count) filter (where not complete), 0)`.as('incomplete'),
    ])
    .groupBy('subject')
    .execute();

export const lastChangeBySystem = (db: Kysely<Tables>) =>
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

export const countDisplays = (db: Kysely<Tables>) =>
  db
    .selectFrom('display')
    .select(['system', sql<number>`count(*)::int`.as('count')])
    .groupBy('system')
    .execute();
