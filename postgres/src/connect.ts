import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';

export type Connection = pg.PoolConfig;

/** A bigint leaves the driver as text unless told otherwise; our counts and sizes all fit a JavaScript number. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const connections = new WeakMap<object, Connection>();
const pools = new WeakMap<object, pg.Pool>();

/** For a connection, and for an answer: beyond it, whoever asked is told to try again. */
export const usualPatienceMs = 15_000;

/** The server stops a slow statement by itself, and its line stays of use; we hang up only on one that says nothing. */
const serversShare = 0.8;

type Options = {
  connection: Connection;
  max?: number | undefined;
  /** Null: for as long as it takes. */
  patienceMs?: number | null;
};

export function connectDatabase<Tables>({
  connection,
  max = 10,
  patienceMs = usualPatienceMs,
}: Options): Kysely<Tables> {
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: patienceMs ?? usualPatienceMs,
    idleTimeoutMillis: 30_000,
    application_name: 'psifida',
    ...(patienceMs && {
      query_timeout: patienceMs,
      // Not as a parameter of the start, which poolers in between refuse.
      onConnect: async (client: pg.ClientBase) => {
        await client.query(`set statement_timeout = ${Math.ceil(patienceMs * serversShare)}`);
      },
    }),
  });
  // An idle connection that breaks is replaced by the pool; without a listener Node would end the process.
  pool.on('error', () => {});
  // One that breaks while a query is under way tells the query as well, which is where it is answered.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { connect: async () => hangingUp(await pool.connect()), end: () => pool.end() },
    }),
  });
  connections.set(db, connection);
  pools.set(db, pool);
  return db;
}

/** As the driver words it when a query has waited for too long. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** Given back to the pool, a line with a query that was not answered would let the next one wait behind it. */
function hangingUp(client: pg.PoolClient): PostgresPoolClient {
  let unanswered: Error | null = null;
  const query = async (text: string, values: unknown[]) => {
    if (unanswered) throw unanswered;
    try {
      return await client.query(text, values);
    } catch (error) {
      if (isUnanswered(error)) {
        unanswered = error as Error;
        client.release(unanswered);
      }
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'], // nothing here reads through a cursor
    release: () => {
      if (!unanswered) client.release();
    },
  };
}

/** How a database was reached, for whoever needs a connection outside its pool. */
export function connectionOf(db: object): Connection {
  const connection = connections.get(db);
  if (!connection) throw new Error('This database was not opened by connectDatabase.');
  return connection;
}

/** How its connections are used at this moment; `waiting` are those who ask for one. */
export function poolOf(db: object): Record<'busy' | 'idle' | 'waiting', number> {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {};
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** What may take long, or has to wait for another who takes long: on a connection of its own, without haste. */
export async function patiently<Tables, T>(
  db: Kysely<Tables>,
  work: (patient: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const patient = connectDatabase<Tables>({ connection: connectionOf(db), max: 1, patienceMs: null });
  try {
    return await work(patient);
  } finally {
    await patient.destroy();
  }
}
