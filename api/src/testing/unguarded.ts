import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Without triggers: as only somebody can write who owns the database. */
export const unguarded = (db: Kysely<Tables>, ...statements: RawBuilder<unknown>[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of statements) await statement.execute(tx);
  });
