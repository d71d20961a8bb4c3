import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query inside another one finds. */
export const counted = <DB, Table extends keyof DB>(rows: SelectQueryBuilder<DB, Table, object>) =>
  rows
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull();
