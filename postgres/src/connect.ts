import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';

export type Connection = pg.PoolConfig;

/** The driver returns bigint as text by default; our counts and sizes fit a JavaScript number. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const connections = new WeakMap<object, Connection>();
const pools = new WeakMap<object, pg.Pool>();

/** For connecting, and for each query. */
export const defaultTimeoutMs = 15_000;

/** The server cancels a slow statement before the client times out, so that the connection stays usable. */
const serversShare = 0.8;

type Options = {
  connection: Connection;
  max?: number | undefined;
  /** Null: no timeout. */
  timeoutMs?: number | null;
};

export function connectDatabase<Tables>({
  connection,
  max = 10,
  timeoutMs = defaultTimeoutMs,
}: Options): Kysely<Tables> {
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: timeoutMs ?? defaultTimeoutMs,
    idleTimeoutMillis: 30_000,
    application_name: 'psifida',
    ...(timeoutMs && {
      query_timeout: timeoutMs,
      // Not as a startup parameter, which poolers refuse.
      onConnect: async (client: pg.ClientBase) => {
        await client.query(`set statement_timeout = ${Math.ceil(timeoutMs * serversShare)}`);
      },
    }),
  });
  // The pool replaces an idle connection that breaks; without a listener Node would end the process.
  pool.on('error', () => {});
  // A connection that breaks during a query rejects the query as well.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { connect: async () => dropOnTimeout(await pool.connect()), end: () => pool.end() },
    }),
  });
  connections.set(db, connection);
  pools.set(db, pool);
  return db;
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** After so many runs a statement is prepared by name, on which transaction poolers fail (fitness.ts refuses them). */
const namedAfter = 5;
/** Each takes memory in every backend. */
const namesAtMost = 200;
const textsAtMost = 1_000;
const charactersAtMost = 5_000;
const seen = new Map<string, number>();
const names = new Map<string, string>();

/** In a statement whose best plan depends on its values: it is never prepared. */
export const customPlan = '/* planned for its values */';

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= namesAtMost || text.length > charactersAtMost) return known;
  if (text.includes(customPlan)) return undefined;
  const times = (seen.get(text) ?? 0) + 1;
  if (times < namedAfter) {
    if (seen.size >= textsAtMost) seen.clear();
    seen.set(text, times);
    return undefined;
  }
  seen.delete(text);
  names.set(text, `s${names.size}`);
  return names.get(text);
}

/** Another process has migrated meanwhile: the plans of this connection are invalid. */
const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery';

/** `*` means other columns after a migration. */
const asksForAll = /(?:\bselect |\breturning |\.)\*/;

/** A connection whose query timed out is not returned to the pool: the next query would wait behind it. */
function dropOnTimeout(client: pg.PoolClient): PostgresPoolClient {
  let timedOut: Error | null = null;
  let isOld = false;
  let inTransaction = false;
  const askByName = async (named: { name: string; text: string; values: unknown[] }) => {
    try {
      return await client.query(named);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      isOld = true;
      return client.query(named.text, named.values).catch(() => Promise.reject(error));
    }
  };
  const query = async (text: string, values: unknown[]) => {
    if (timedOut) throw timedOut;
    if (/^(?:begin|start transaction)\b/.test(text)) inTransaction = true;
    if (/^(?:commit|rollback)$/.test(text)) inTransaction = false;
    // Inside a transaction an invalid plan cannot be tried again.
    const holds = !isOld && !(inTransaction && asksForAll.test(text));
    // Without values a text may be several statements, which cannot be prepared.
    const name = values.length && holds ? nameOf(text) : undefined;
    try {
      return await (name ? askByName({ name, text, values }) : client.query(text, values));
    } catch (error) {
      if (isTimeout(error)) {
        timedOut = error as Error;
        client.release(timedOut);
      }
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'], // nothing here reads through a cursor
    release: () => {
      if (!timedOut) client.release(isOld);
    },
  };
}

/** For a connection outside the pool. */
export function connectionOf(db: object): Connection {
  const connection = connections.get(db);
  if (!connection) throw new Error('This database was not opened by connectDatabase.');
  return connection;
}

/** `waiting`: requests for a connection. */
export function poolOf(db: object): Record<'busy' | 'idle' | 'waiting', number> {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {};
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** For long work, or a wait for it: on a connection of its own without a timeout. */
export async function withoutTimeout<Tables, T>(
  db: Kysely<Tables>,
  work: (patient: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const patient = connectDatabase<Tables>({ connection: connectionOf(db), max: 1, timeoutMs: null });
  try {
    return await work(patient);
  } finally {
    await patient.destroy();
  }
}
