import { type RawBuilder, sql } from 'kysely';

/** For `where(column, '=', anyOf(ids))`: one value however many ids there are, where `in` takes 65,535 at most. */
export const anyOf = (ids: readonly string[]): RawBuilder<string> =>
  sql<string>`any(${[...new Set(ids)]}::uuid[])`;
