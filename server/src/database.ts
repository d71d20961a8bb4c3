import path from 'node:path';
import { apiMigrations } from '@psifida/api/db/migrations';
import { identityMigrations } from '@psifida/identity/db/migrations';
import { type Connection, connectDatabase } from '@psifida/postgres/connect';
import { embeddedConnection, startEmbeddedPostgres } from '@psifida/postgres/embedded/start';
import { migrate } from '@psifida/postgres/migrate';
import { type Kysely, sql } from 'kysely';
import type { Config } from './config.ts';
import { claimDataDir, DataDirHeld } from './data-dir.ts';
import { StartError } from './start-error.ts';

type Database = {
  /** Each part sees its own tables of the one database, and no others. */
  tables<Tables>(): Kysely<Tables>;
  /** Resolves if the embedded server ends by itself; never for a database of the operator's. */
  lost: Promise<void>;
  close(): Promise<void>;
};

const never = new Promise<void>(() => {});

/** The operator's PostgreSQL, or the embedded one; either way migrated to what this version needs. */
export async function openDatabase({
  url,
  folder,
}: {
  url: string | null;
  folder: string;
}): Promise<Database> {
  const embedded = url ? null : await startEmbeddedPostgres({ folder });
  const connection = embedded?.connection ?? { connectionString: url ?? '' };
  const { tables, close } = await connectAndMigrate(connection, async () => embedded?.stop());
  return { tables, lost: embedded?.ended ?? never, close };
}

/** For a command: the database of the running Psifida if there is one, else one opened for the occasion. */
export async function openDatabaseBeside(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<Pick<Database, 'tables' | 'close'>> {
  const { connection, close } = await reachDatabase(config);
  return connectAndMigrate(connection, close);
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
  if (!claimed)
    return { connection: await embeddedConnection(path.join(dataDir, 'postgres')), close: async () => {} };
  try {
    const embedded = await startEmbeddedPostgres({ folder: claimed.postgres });
    return { connection: embedded.connection, close: () => embedded.stop().finally(claimed.release) };
  } catch (error) {
    await claimed.release();
    throw error;
  }
}

export const databaseParts = [apiMigrations, identityMigrations];

async function connectAndMigrate(connection: Connection, after: () => Promise<void>) {
  const db = connectDatabase<unknown>({ connection });
  const close = async () => {
    await db.destroy();
    await after();
  };
  try {
    await sql`select 1`.execute(db).catch((error: Error) => {
      throw new StartError(`DATABASE_URL: the database cannot be reached (${error.message}).`);
    });
    for (const migrations of databaseParts) await migrate(db, migrations);
  } catch (error) {
    await close();
    throw error;
  }
  return { tables: <Tables>() => db as unknown as Kysely<Tables>, close };
}
