import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Keys of the advisory locks: any fixed numbers, the same in every process that shares the database. */
export const locks = {
  housekeeping: 7_751_632_103,
  demonstration: 7_751_632_104,
  past: 7_751_632_105,
  backup: 7_751_632_106,
  folding: 7_751_632_107,
  notices: 7_751_632_108,
  activity: 7_751_632_109,
  languages: 7_751_632_110,
  bin: 7_751_632_111,
  speech: 7_751_632_112,
  look: 7_751_632_113,
};

/** Runs in one process at a time; where another holds the lock, nothing is done. */
export const withAdvisoryLock = (
  db: Kysely<Tables>,
  what: keyof typeof locks,
  work: (connection: Kysely<Tables>) => Promise<void>,
): Promise<void> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ got: boolean }>`
      select pg_try_advisory_lock(${locks[what]}) as got
    `.execute(connection);
    if (!rows[0]?.got) return;
    try {
      await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${locks[what]})`.execute(connection);
    }
  });
