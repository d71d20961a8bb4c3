import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export const countBySystem = (db: Kysely<Tables>) =>
  db
    .selectFrom('presentation')
    .select([
      'system',
      sql<number>`count(*) filter (where active)`.as('active'),
      sql<number>`count(*) filter (where not active)`.as('inactive'),
      sql<number>`count(*) filter (where not complete)`.as('incomplete'),
    ])
    .groupBy('system')
    .execute();

export const lastChangeBySystem = (db: Kysely<Tables>) =>
  db
    .selectFrom('system')
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('presentation')
          .select(['id', 'title_el', 'title_en', 'modified_at', 'modified_by_id', 'modified_by_name'])
          .whereRef('presentation.system', '=', 'system.id')
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
