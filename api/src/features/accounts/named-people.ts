import { nameless, type Person } from '@psifida/contract/content/presentation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type PersonColumn = { table: string; id: string; name: string | null };

/**
 * Wherever a person is named there is a pair of columns, `by_id` and `by_name` say. Read from the database itself: a table
 * that comes later is not forgotten.
 */
export async function columnsOfPeople(db: Kysely<Tables>): Promise<PersonColumn[]> {
  const { rows } = await sql<PersonColumn>`
    select ids.table_name as table, ids.column_name as id, names.column_name as name
    from information_schema.columns as ids
      join information_schema.tables as tables
        on tables.table_schema = ids.table_schema and tables.table_name = ids.table_name
      left join information_schema.columns as names
        on names.table_schema = ids.table_schema and names.table_name = ids.table_name
          and names.column_name = regexp_replace(ids.column_name, '_id$', '_name')
    where ids.table_schema = current_schema() and tables.table_type = 'BASE TABLE'
      and ids.data_type = 'text' and ids.column_name ~ '^(.*_)?(by|owner)_id$'
    order by 1, 2`.execute(db);
  return rows;
}

const atMost = 1_000;

/** Whoever is still named anywhere, also when what they did is too old for the activity. */
export async function listNamedPeople(db: Kysely<Tables>): Promise<{ items: Person[] }> {
  const named = (await columnsOfPeople(db)).map(
    ({ table, id, name }) =>
      sql`select distinct ${sql.ref(id)} as id, ${name ? sql.ref(name) : sql`''`} as name from ${sql.table(table)}`,
  );
  const { rows } = await sql<Person>`
    select id, max(name) as name from (${sql.join(named, sql` union all `)}) as named
    where id <> ${nameless.id} group by id order by 2, 1 limit ${atMost}`.execute(db);
  return { items: rows };
}
