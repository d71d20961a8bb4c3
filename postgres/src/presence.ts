import { type RawBuilder, sql } from 'kysely';
import { type HeldConnection, holdConnection } from './held-connection.ts';

/** Holds shared session locks for as long as this process lives: they end at the moment it is killed. */
export const holdNames = (db: object, names: readonly string[]): HeldConnection =>
  holdConnection(db, {
    name: 'psifida presence',
    begin: async (client) => {
      for (const name of names)
        await client.query('select pg_advisory_lock_shared(hashtextextended($1, 0))', [name]);
    },
  });

/** Whether any process holds the name. */
export const isHeld = (name: RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`exists (
  select from pg_locks
  where locktype = 'advisory' and objsubid = 1 and granted
    and database = (select oid from pg_database where datname = current_database())
    and (classid::bigint << 32) | objid::bigint = hashtextextended(${name}, 0)
)`;
