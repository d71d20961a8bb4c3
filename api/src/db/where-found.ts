import { searchWords } from '@psifida/contract/fold-text';
import { customPlan } from '@psifida/postgres/connect';
import { type Expression, type SqlBool, sql } from 'kysely';

/** Every word of the query, in one of its spellings. Letters and digits only: nothing in them has a meaning for LIKE. */
export const holdsWords = (query: string, search: Expression<string>): Expression<SqlBool> => {
  const words = searchWords(query).map((spellings) => anySpelling(spellings, search));
  return words.length ? sql<SqlBool>`(${sql.join(words, sql` and `)})` : sql<SqlBool>`true`;
};

/**
 * The same for a list, in whose order frequent words are found soonest and rare ones last: a connection that began with frequent
 * ones would keep to that, and look for a rare one in every row.
 */
export const whereFound = (query: string, search: Expression<string>): Expression<SqlBool> =>
  query ? sql<SqlBool>`${sql.raw(customPlan)} ${holdsWords(query, search)}` : sql<SqlBool>`true`;

const anySpelling = (spellings: readonly string[], search: Expression<string>) =>
  sql<SqlBool>`(${sql.join(
    spellings.map((one) => sql`${search} like ${`%${one}%`}`),
    sql` or `,
  )})`;
