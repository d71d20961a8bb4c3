import { type Kysely, sql } from 'kysely';
import type { SearchedTable } from '../../db/search-of.ts';
import type { Tables } from '../../db/tables.ts';
import { holdsWords } from '../../db/where-found.ts';

/** As many are looked at closely, the last changed ones: of what many rows have in them nobody reads more. */
const enough = 60;
/** What is in so many of the newest is in many more of all; to gather those would take longer than anybody waits. */
const newest = 2_000;

/** When a row was changed last; of a display that is not written down, and the last one taken in is as good. */
const changedAt: Record<SearchedTable, string> = {
  presentation: 'modified_at',
  library_item: 'modified_at',
  media_asset: 'modified_at',
  display: 'paired_at',
};

type Input = { table: SearchedTable; query: string };

/** Those of a table that have every word of the query. */
export async function findIds(db: Kysely<Tables>, { table, query }: Input): Promise<string[]> {
  const when = sql.ref(changedAt[table]);
  const found = holdsWords(query, sql.ref<string>('search'));
  const common = await sql<{ id: string }>`
    select id from (
      select id, search, ${when} from ${sql.table(table)} order by ${when} desc, id desc limit ${sql.lit(newest)}
    ) as newest
    where ${found} limit ${sql.lit(enough)}
  `.execute(db);
  if (common.rows.length === enough) return common.rows.map(({ id }) => id);
  // Few, or long ago: the index of trigrams knows them. Ordered by an expression, so that nobody walks along the index
  // of changes through all the rows that are not meant.
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${found}
    order by ${when} + interval '0' desc, id desc limit ${sql.lit(enough)}
  `.execute(db);
  return rows.map(({ id }) => id);
}
