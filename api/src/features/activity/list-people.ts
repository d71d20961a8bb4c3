import type { Person } from '@psifida/contract/content/presentation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { isTold } from './list-activity.ts';

const atMost = 1_000;

/** Steps through the index from person to person: the cost is the number of people, not of what they did. */
export async function listPeople(
  db: Kysely<Tables>,
  to: Parameters<typeof isTold>[0],
): Promise<{ items: Person[] }> {
  const { rows } = await sql<Person>`
    with recursive person as (
      (select by_id, by_name from activity order by by_id, id desc limit 1)
      union all
      select next.by_id, next.by_name
      from person, lateral (
        select by_id, by_name from activity where activity.by_id > person.by_id order by by_id, id desc limit 1
      ) next
    )
    select by_id as id, by_name as name from person
    where exists (select from activity where activity.by_id = person.by_id and ${isTold(to)})
    order by by_name, by_id limit ${atMost}
  `.execute(db);
  return { items: rows };
}
