import { nameless, type Person } from '@psifida/contract/content/presentation';
import { Problem } from '@psifida/contract/problem';
import { patiently } from '@psifida/postgres/connect';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { recordActivity } from '../../db/record-activity.ts';
import type { Tables } from '../../db/tables.ts';
import { columnsOfPeople, type PersonColumn } from './named-people.ts';

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

/** The activity last: until all else is done, whoever was interrupted finds the person there and goes on. */
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
    ...columns
      .toSorted((one, other) => Number(one.table === 'activity') - Number(other.table === 'activity'))
      .map(({ table, id: idColumn, name }) => ({
        table,
        set: sql`${sql.ref(idColumn)} = ${nameless.id}${name ? sql`, ${sql.ref(name)} = ${nameless.name}` : sql``}`,
        where: sql`${sql.ref(idColumn)} = ${id}`,
      })),
  ];
};

/**
 * Somebody who has left: what they did stays, and nobody can tell any more that it was they. Everybody who was made nameless
 * is the same nobody, so that not even what one person did can be put together again. Interrupted, it is asked for again and
 * does the rest.
 */
export async function makeNameless(
  db: Kysely<Tables>,
  { id, by, removeAccount }: Input,
): Promise<{ places: number }> {
  if (id === by.id) throw new Problem('person.oneself');
  if (id === nameless.id) throw new Problem('account.not-found', { id });
  // First of all: whoever can still sign in would be named again.
  await removeAccount?.(id, by);
  return patiently(db, async (patient) => {
    let places = 0;
    for (const step of steps(await columnsOfPeople(patient), id)) places += await changeAll(patient, step);
    if (!places) throw new Problem('account.not-found', { id });
    await patient.transaction().execute((tx) =>
      recordActivity(tx, {
        action: 'made-nameless',
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
