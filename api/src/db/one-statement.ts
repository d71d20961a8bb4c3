import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Parts of one statement, each under its name: what a part writes, no other part sees. */
export type Parts = Readonly<Record<string, RawBuilder<unknown>>>;

/**
 * Writes that need nothing of each other, in one question to the database: each question more waits for its turn in this
 * process, which answers others meanwhile. A part that only asks has to be named by another, or is not asked at all.
 */
export async function inOneStatement<Row>(
  tx: Transaction<Tables>,
  parts: Parts,
  last: RawBuilder<Row>,
): Promise<Row[]> {
  const named = Object.entries(parts).map(([name, part]) => sql`${sql.id(name)} as (${part})`);
  return (await sql<Row>`with ${sql.join(named)} ${last}`.execute(tx)).rows;
}
