import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

export type Connection = pg.PoolConfig;

/** A bigint leaves the driver as text unless told otherwise; our counts and sizes all fit a JavaScript number. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const connections = new WeakMap<object, Connection>();

export function connectDatabase<Tables>({ connection, max = 10 }: { connection: Connection; max?: number }) {
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'psifida',
  });
  // An idle connection that breaks is replaced by the pool; without a listener Node would end the process.
  pool.on('error', () => {});
  // One that breaks while a query is under way tells the query as well, which is where it is answered.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  connections.set(db, connection);
  return db;
}

/** How a database was reached, for whoever needs a connection outside its pool. */
export function connectionOf(db: object): Connection {
  const connection = connections.get(db);
  if (!connection) throw new Error('This database was not opened by connectDatabase.');
  return connection;
}
