import { searchWords } from '@psifida/contract/fold-text';
import { type Expression, type SqlBool, sql } from 'kysely';

/** Every word of the query, in one of its spellings. Letters and digits only: nothing in them has a meaning for LIKE. */
export const whereFound = (query: string, search: Expression<string>): Expression<SqlBool> => {
  const words = searchWords(query).map((spellings) => anySpelling(spellings, search));
  return words.length ? sql<SqlBool>`(${sql.join(words, sql` and `)})` : sql<SqlBool>`true`;
};

const anySpelling = (spellings: readonly string[], search: Expression<string>) =>
  sql<SqlBool>`(${sql.join(
    spellings.map((one) => sql`${search} like ${`%${one}%`}`),
    sql` or `,
  )})`;
