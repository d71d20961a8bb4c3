import pg from 'pg';
import { type Connection, defaultTimeoutMs } from './connect.ts';

/** One thing that was looked at: what is the matter with it and what to do, or null. */
export type Finding = { about: string; wrong: string | null };

const oldestMajor = 15;

type Ask = <Row extends pg.QueryResultRow>(statement: string) => Promise<Row>;

const looks: { about: string; look: (ask: Ask) => Promise<string | null> }[] = [
  {
    about: `its version is PostgreSQL ${oldestMajor} or newer`,
    look: async (ask) => {
      const { server_version_num: number } = await ask<{ server_version_num: string }>(
        'show server_version_num',
      );
      const major = Math.floor(Number(number) / 10_000);
      return major < oldestMajor ? `it is PostgreSQL ${major}; Psifida needs ${oldestMajor} or newer.` : null;
    },
  },
  {
    about: 'it keeps its text in UTF-8',
    look: async (ask) => {
      const { server_encoding: encoding } = await ask<{ server_encoding: string }>('show server_encoding');
      return encoding === 'UTF8'
        ? null
        : `its encoding is ${encoding}, which cannot hold Greek and English together; make it anew: create database psifida encoding 'UTF8' template template0.`;
    },
  },
  {
    about: 'the account may make tables',
    look: async (ask) => {
      const rights = await ask<{ may: boolean; account: string; schema: string | null }>(
        `select current_user as account, current_schema() as schema,
           coalesce(has_schema_privilege(current_schema(), 'create'), false) as may`,
      );
      return rights.may
        ? null
        : `the account ${rights.account} may not make tables in it; as its owner: alter database … owner to ${rights.account}, or grant create on schema ${rights.schema ?? 'public'} to ${rights.account}.`;
    },
  },
  {
    about: 'the extension pg_trgm is there, or can be made',
    look: async (ask) => {
      const found = await ask<{ there: boolean; offered: boolean; may: boolean; trusted: boolean }>(
        `select exists (select from pg_extension where extname = 'pg_trgm') as there,
           exists (select from pg_available_extensions where name = 'pg_trgm') as offered,
           (select rolsuper from pg_roles where rolname = current_user)
             or has_database_privilege(current_database(), 'create') as may,
           coalesce((select bool_or(trusted) from pg_available_extension_versions where name = 'pg_trgm'), false)
             as trusted`,
      );
      if (found.there || (found.may && found.offered && found.trusted)) return null;
      return found.offered
        ? 'the extension pg_trgm is not in it and this account may not make it; as its owner: create extension pg_trgm.'
        : 'the extension pg_trgm is not installed on its server; install what PostgreSQL calls contrib (on Debian: postgresql-contrib).';
    },
  },
  {
    about: 'Greek is ordered by ICU',
    look: async (ask) => {
      const { there } = await ask<{ there: boolean }>(
        `select exists (select from pg_collation where collname = 'el-x-icu') as there`,
      );
      return there ? null : 'its server was built without ICU, by which Greek is ordered; use one with it.';
    },
  },
];

/** Whatever would keep Psifida from working with this database, in the order in which it would be met. */
export async function examineDatabase(connection: Connection): Promise<Finding[]> {
  const client = clientTo(connection);
  try {
    await client.connect();
  } catch (error) {
    return [{ about: 'it can be reached', wrong: `the database cannot be reached (${wordsOf(error)}).` }];
  }
  try {
    const ask: Ask = async (statement) => (await client.query(statement)).rows[0];
    const findings: Finding[] = [
      { about: 'it can be reached', wrong: null },
      { about: 'a connection stays one’s own', wrong: await findPooling(client, connection) },
    ];
    for (const { about, look } of looks) findings.push({ about, wrong: await look(ask) });
    return findings;
  } finally {
    await client.end().catch(() => {});
  }
}

const clientTo = (connection: Connection) => {
  const client = new pg.Client({
    ...connection,
    application_name: 'psifida',
    connectionTimeoutMillis: defaultTimeoutMs,
    query_timeout: defaultTimeoutMs,
  });
  client.on('error', () => {});
  return client;
};

/** Refused on several addresses, an error has no message of its own. */
const wordsOf = (error: unknown): string =>
  (error instanceof AggregateError ? error.errors[0]?.message : (error as Error).message) || String(error);

const pooled = (mode: string) =>
  `a connection pooler in ${mode} mode stands in between (PgBouncer, say): the locks that Psifida holds and the messages it listens for end with every ${mode}. Use the address of PostgreSQL itself, or a pool in session mode.`;

/** In session mode, and without a pooler, two who are connected are never served by the same backend. */
async function findPooling(one: pg.Client, connection: Connection): Promise<string | null> {
  const backendOf = async (client: pg.Client): Promise<number> =>
    (await client.query('select pg_backend_pid() as pid')).rows[0].pid;
  const other = clientTo(connection);
  await other.connect();
  try {
    for (let round = 0; round < 3; round += 1) {
      const first = await backendOf(one);
      await other.query('begin');
      const shared = (await backendOf(other)) === first;
      // While the other's transaction lasts, that backend is not ours: whoever is pooled gets another.
      const moved = !shared && (await backendOf(one)) !== first;
      await other.query('rollback');
      if (shared || moved) return pooled('transaction');
    }
    return null;
  } catch (error) {
    if (/statement pooling/.test(wordsOf(error))) return pooled('statement');
    throw error;
  } finally {
    await other.end().catch(() => {});
  }
}
