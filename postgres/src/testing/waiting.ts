import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * How many wait for a lock in this database. Asked of the locks, which are read anew also within a transaction; one for a
 * row names no database of its own.
 */
export async function countWaiting(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql`
    select from pg_locks waiting where not granted and exists (
      select from pg_locks held join pg_database on pg_database.oid = held.database
      where held.pid = waiting.pid and datname = current_database()
    )
  `.execute(db);
  return rows.length;
}
