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

/**
 * A statement that comes again and again is parsed and planned once for each connection: poolers that would hand the
 * connection to somebody else in between are refused at the start (fitness.ts). One that has come a few times gets a name,
 * up to a number, since each plan takes memory in every backend; lists of many rows are another text for each length.
 */
const namedAfter = 5;
const namesAtMost = 200;
const textsAtMost = 1_000;
const charactersAtMost = 5_000;
const seen = new Map<string, number>();
const names = new Map<string, string>();

/** In a statement whose best plan depends on its values: it gets no name, and is planned for them. */
export const plannedForItsValues = '/* planned for its values */';

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= namesAtMost || text.length > charactersAtMost) return known;
  if (text.includes(plannedForItsValues)) return undefined;
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

/** Another process has migrated meanwhile: what this connection has planned is of no use any more. */
const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery';

/** All columns of a table, however many it has by then. */
const asksForAll = /(?:\bselect |\breturning |\.)\*/;

/** Given back to the pool, a line with a query that was not answered would let the next one wait behind it. */
function hangingUp(client: pg.PoolClient): PostgresPoolClient {
  let unanswered: Error | null = null;
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
    if (unanswered) throw unanswered;
    if (/^(?:begin|start transaction)\b/.test(text)) inTransaction = true;
    if (/^(?:commit|rollback)$/.test(text)) inTransaction = false;
    // In the midst of a transaction there is no second try for a plan that another process has made useless.
    const holds = !isOld && !(inTransaction && asksForAll.test(text));
    // Without a value a text may be several statements, which cannot have a name.
    const name = values.length && holds ? nameOf(text) : undefined;
    try {
      return await (name ? askByName({ name, text, values }) : client.query(text, values));
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
      if (!unanswered) client.release(isOld);
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
