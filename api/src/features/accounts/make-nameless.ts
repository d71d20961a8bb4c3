import { nameless, type Person } from '@psifida/contract/content/presentation';
import { Problem } from '@psifida/contract/problem';
import { patiently } from '@psifida/postgres/connect';
import { type Kysely, sql, type Transaction } from 'kysely';
import { recordActivity } from '../../db/record-activity.ts';
import type { Tables } from '../../db/tables.ts';

type Column = { table: string; id: string; name: string | null };

/**
 * Wherever a person is named there is a pair of columns, `by_id` and `by_name` say. Read from the database itself: a table
 * that comes later is not forgotten.
 */
async function columnsOfPeople(tx: Transaction<Tables>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select ids.table_name as table, ids.column_name as id, names.column_name as name
    from information_schema.columns as ids
      join information_schema.tables as tables
        on tables.table_schema = ids.table_schema and tables.table_name = ids.table_name
      left join information_schema.columns as names
        on names.table_schema = ids.table_schema and names.table_name = ids.table_name
          and names.column_name = regexp_replace(ids.column_name, '_id$', '_name')
    where ids.table_schema = current_schema() and tables.table_type = 'BASE TABLE'
      and ids.data_type = 'text' and ids.column_name ~ '^(.*_)?(by|owner)_id$'
    order by 1, 2`.execute(tx);
  return rows;
}

type Input = {
  id: string;
  by: Person;
  /** Takes the account away where accounts are kept here; null where they are not. */
  removeAccount: ((id: string, by: Person) => Promise<void>) | null;
};

/**
 * Somebody who has left: what they did stays, and nobody can tell any more that it was they. Everybody who was made nameless
 * is the same nobody, so that not even what one person did can be put together again.
 */
export async function makeNameless(
  db: Kysely<Tables>,
  { id, by, removeAccount }: Input,
): Promise<{ places: number }> {
  if (id === by.id) throw new Problem('person.oneself');
  if (id === nameless.id) throw new Problem('account.not-found', { id });
  let places = 0;
  // First of all: whoever can still sign in would be named again.
  await removeAccount?.(id, by);
  await patiently(db, (patient) =>
    patient.transaction().execute(async (tx) => {
      // Before their id goes: an id that is no UUID stands nowhere else.
      await sql`
        update activity set title_el = '', title_en = ''
        where subject_kind = 'account' and action = 'signed-in' and by_id = ${id}`.execute(tx);
      for (const { table, id: idColumn, name } of await columnsOfPeople(tx)) {
        const { numAffectedRows = 0n } = await sql`
          update ${sql.table(table)}
          set ${sql.ref(idColumn)} = ${nameless.id}${name ? sql`, ${sql.ref(name)} = ${nameless.name}` : sql``}
          where ${sql.ref(idColumn)} = ${id}`.execute(tx);
        places += Number(numAffectedRows);
      }
      const { numAffectedRows = 0n } = await sql`
        update activity set title_el = '', title_en = '', subject_id = null
        where subject_kind = 'account' and subject_id::text = ${id}`.execute(tx);
      places += Number(numAffectedRows);
      if (!places) throw new Problem('account.not-found', { id });
      await recordActivity(tx, {
        action: 'made-nameless',
        system: null,
        kind: 'account',
        subject: null,
        title: { el: '', en: '' },
        by,
      });
    }),
  );
  return { places };
}
