import { foldingVersion } from '@psifida/contract/fold-text';
import { withoutTimeout } from '@psifida/postgres/connect';
import { type Kysely, sql } from 'kysely';
import { locks } from '../concurrency/advisory-lock.ts';
import { type SearchedTable, searchedColumns, searchedTables, searchOf } from '../db/search-of.ts';
import type { Tables } from '../db/tables.ts';

const batch = 1_000;

const isFolded = async (db: Kysely<Tables>): Promise<boolean> => {
  const seen = await db.selectFrom('search_folding').select('version').execute();
  return seen.length === 1 && seen[0]?.version === foldingVersion;
};

/** At start, when search columns were made by another folding than ours: made anew, so that old rows are found as new ones are. */
export async function foldAgainAfterChange(db: Kysely<Tables>): Promise<void> {
  if (await isFolded(db)) return;
  await withoutTimeout(db, (patient) =>
    patient.connection().execute(async (connection) => {
      // Of processes that start together one folds and the others wait for it; the lock goes with the connection.
      await sql`select pg_advisory_lock(${locks.folding})`.execute(connection);
      if (await isFolded(connection)) return;
      for (const table of searchedTables) await foldTable(connection, table);
      await connection.transaction().execute(async (tx) => {
        await tx.deleteFrom('search_folding').execute();
        await tx.insertInto('search_folding').values({ version: foldingVersion }).execute();
      });
    }),
  );
}

async function foldTable(db: Kysely<Tables>, table: SearchedTable): Promise<void> {
  for (let after: string | null = null; ; ) {
    const { rows } = await sql<{ id: string; search: string }>`
      select id, search, ${sql.join(searchedColumns[table].map((column) => sql.ref(column)))}
      from ${sql.table(table)} where ${after}::uuid is null or id > ${after} order by id limit ${batch}
    `.execute(db);
    const changed = rows
      .map((row) => ({ id: row.id, before: row.search, search: searchOf(table, row as never) }))
      .filter(({ before, search }) => before !== search);
    // Nobody waits for it: what somebody has saved meanwhile was folded as they saved it, and is left alone.
    if (changed.length)
      await sql`
        update ${sql.table(table)} as found set search = folded.search
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as folded (id uuid, before text, search text)
        where found.id = folded.id and found.search = folded.before
      `.execute(db);
    after = rows.at(-1)?.id ?? null;
    if (rows.length < batch) return;
  }
}
