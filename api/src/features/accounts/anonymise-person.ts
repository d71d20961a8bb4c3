import { anonymised, type Person } from '@psifida/contract/content/presentation';
import { Problem } from '@psifida/contract/problem';
import { withoutTimeout } from '@psifida/postgres/connect';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { recordActivity } from '../../db/record-activity.ts';
import type { Tables } from '../../db/tables.ts';

type Input = {
  id: string;
  by: Person;
  /** Takes the account away where accounts are kept here; null where they are not. */
  removeAccount: ((id: string, by: Person) => Promise<void>) | null;
};

/** A piece that keeps nobody waiting. */
const atOnce = 2_000;

type Step = { table: string; set: RawBuilder<unknown>; where: RawBuilder<unknown> };

/** In pieces, each whole by itself, until nothing is left to change: `where` must no longer hold of what was `set`. */
async function changeAll(db: Kysely<Tables>, { table, set, where }: Step): Promise<number> {
  for (let changed = 0; ; ) {
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(table)} set ${set}
      where ctid = any(array(select ctid from ${sql.table(table)} where ${where} limit ${atOnce})) and ${where}
    `.execute(db);
    changed += Number(numAffectedRows);
    // Not when a piece changed nothing: somebody else may just have written every row of it anew, at another place.
    const { rows } = await sql<{ done: boolean }>`
      select not exists (select from ${sql.table(table)} where ${where}) as done
    `.execute(db);
    if (rows[0]?.done) return changed;
  }
}

const roundsAtMost = 10;

/** Deleting, restoring and sending to the past move rows from table to table: again, until a round finds none. */
async function changeEverywhere(db: Kysely<Tables>, steps: readonly Step[]): Promise<number> {
  let places = 0;
  for (let round = 0; round < roundsAtMost; round += 1) {
    let changed = 0;
    for (const step of steps) changed += await changeAll(db, step);
    if (!changed) break;
    places += changed;
  }
  return places;
}

const steps = (columns: readonly PersonColumn[], id: string): Step[] => {
  const inActivity = (where: RawBuilder<unknown>, set = sql``): Step => ({
    table: 'activity',
    set: sql`title_el = '', title_en = ''${set}`,
    where: sql`subject_kind = 'account' and ${where}`,
  });
  return [
    // Before their id goes: an id that is no UUID stands nowhere else.
    inActivity(sql`action = 'signed-in' and by_id = ${id} and (title_el <> '' or title_en <> '')`),
    inActivity(sql`subject_id::text = ${id}`, sql`, subject_id = null`),
    ...columns.map(({ table, id: idColumn, name }) => ({
      table,
      set: sql`${sql.ref(idColumn)} = ${anonymised.id}${name ? sql`, ${sql.ref(name)} = ${anonymised.name}` : sql``}`,
      where: sql`${sql.ref(idColumn)} = ${id}`,
    })),
  ];
};

/** What they did stays; everybody anonymised is the same nobody. Interrupted, it is asked for again and does the rest. */
export async function anonymisePerson(
  db: Kysely<Tables>,
  { id, by, removeAccount }: Input,
): Promise<{ places: number }> {
  if (id === by.id) throw new Problem('person.oneself');
  if (id === anonymised.id) throw new Problem('account.not-found', { id });
  // First of all: whoever can still sign in would be named again.
  await removeAccount?.(id, by);
  return withoutTimeout(db, async (patient) => {
    const all = steps(await columnsOfPeople(patient), id);
    const inActivity = all.filter(({ table }) => table === 'activity');
    const elsewhere = all.filter(({ table }) => table !== 'activity');
    let places = await changeEverywhere(patient, elsewhere);
    // Last: until all else is done, whoever was interrupted finds the person there and goes on.
    for (const step of inActivity) places += await changeAll(patient, step);
    if (!places) throw new Problem('account.not-found', { id });
    await patient.transaction().execute((tx) =>
      recordActivity(tx, {
        action: 'anonymised',
        system: null,
        kind: 'account',
        subject: null,
        title: { el: '', en: '' },
        by,
      }),
    );
    return { places };
  });
}

type PersonColumn = { table: string; id: string; name: string | null };

/** Pairs of columns such as `by_id` and `by_name`, read from the database: a table that comes later is not forgotten. */
async function columnsOfPeople(db: Kysely<Tables>): Promise<PersonColumn[]> {
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
    where id <> ${anonymised.id} group by id order by 2, 1 limit ${atMost}`.execute(db);
  return { items: rows };
}
