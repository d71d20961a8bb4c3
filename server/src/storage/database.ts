import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiMigrations } from '@psifida/api/db/migrations';
import { identityMigrations } from '@psifida/identity/db/migrations';
import { type Connection, connectDatabase } from '@psifida/postgres/connect';
import { keepEmbeddedPostgres } from '@psifida/postgres/embedded/keep-running';
import { embeddedConnection, startEmbeddedPostgres } from '@psifida/postgres/embedded/start';
import { examineDatabase } from '@psifida/postgres/fitness';
import { migrate, schemaState } from '@psifida/postgres/migrate';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { claimDataDir, DataDirHeld } from './data-dir.ts';

export type Database = {
  /** Each part sees its own tables of the one database, and no others. */
  tables<Tables>(): Kysely<Tables>;
  /** Why the embedded server is away, while it is started again; null when it is back. Never told of the operator's own. */
  onTrouble(listener: (reason: string | null) => void): void;
  close(): Promise<void>;
};

type Options = {
  url: string | null;
  folder: string;
  poolSize?: number;
  /** What else there is to do while the embedded server starts. */
  meanwhile?: () => Promise<unknown>;
};

/** The operator's PostgreSQL, or the embedded one; either way migrated to what this version needs. */
export async function openDatabase({ url, folder, poolSize, meanwhile }: Options): Promise<Database> {
  let tell = (_reason: string | null) => {};
  const embedded = url
    ? null
    : await keepEmbeddedPostgres({ folder, meanwhile, onTrouble: (reason) => tell(reason) });
  const connection = embedded?.connection ?? { connectionString: url ?? '' };
  const { tables, close } = await connect(connection, {
    poolSize,
    prepare: migrateAll,
    after: async () => embedded?.stop(),
  });
  return {
    tables,
    onTrouble: (listener) => {
      tell = listener;
    },
    close,
  };
}

/** The database of the running Psifida, which is never migrated by a command, or one opened for the occasion. */
export async function openDatabaseBeside(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<Pick<Database, 'tables' | 'close'>> {
  const { connection, close } = await reachDatabase(config);
  return connect(connection, {
    after: close,
    prepare: async (db) => {
      const state = await schemaState(db, databaseParts);
      if (state === 'empty') return migrateAll(db);
      if (state === 'earlier')
        throw new StartError(
          'The database is of an earlier version of Psifida; start this version once, which brings it up to date.',
        );
    },
  });
}

/** The same database as it is, older or newer than this version: nothing is changed in it. */
export async function reachDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<{ connection: Connection; close(): Promise<void> }> {
  if (databaseUrl) return { connection: { connectionString: databaseUrl }, close: async () => {} };
  const claimed = await claimDataDir(dataDir).catch((error: unknown) => {
    if (error instanceof DataDirHeld) return null;
    throw error;
  });
  if (!claimed) return { connection: await runningDatabase(dataDir), close: async () => {} };
  try {
    const embedded = await startEmbeddedPostgres({ folder: claimed.postgres });
    return { connection: embedded.connection, close: () => embedded.stop().finally(claimed.release) };
  } catch (error) {
    await claimed.release();
    throw error;
  }
}

/** Whoever has just started on the folder is given the time to open its database. */
const openingMs = 30_000;

async function runningDatabase(dataDir: string): Promise<Connection> {
  const folder = path.join(dataDir, 'postgres');
  const connection = await embeddedConnection(folder);
  for (const end = Date.now() + openingMs; ; await sleep(250)) {
    const [reached] = await examineDatabase(connection);
    if (!reached?.wrong) return connection;
    if (existsSync(path.join(folder, 'cluster')) && Date.now() < end) continue;
    throw new StartError(
      `A Psifida is running on DATA_DIR ${dataDir}, but not on the embedded database: give this command the DATABASE_URL that it was started with.`,
    );
  }
}

export const databaseParts = [apiMigrations, identityMigrations];

async function migrateAll(db: Kysely<unknown>): Promise<void> {
  for (const migrations of databaseParts) await migrate(db, migrations);
}

async function refuseUnfit(connection: Connection): Promise<void> {
  const wrong = (await examineDatabase(connection)).find((finding) => finding.wrong)?.wrong;
  if (wrong) throw new StartError(`DATABASE_URL: ${wrong}`);
}

type Opening = {
  poolSize?: number | undefined;
  prepare(db: Kysely<unknown>): Promise<void>;
  after(): Promise<void>;
};

async function connect(connection: Connection, { poolSize, prepare, after }: Opening) {
  const db = connectDatabase<unknown>({ connection, max: poolSize });
  const close = async () => {
    await db.destroy();
    await after();
  };
  try {
    // The embedded one is ours, and as it has to be.
    if (connection.connectionString) await refuseUnfit(connection);
    await prepare(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { tables: <Tables>() => db as unknown as Kysely<Tables>, close };
}
