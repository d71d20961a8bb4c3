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
  const { databaseUrl: url, dataDir } = config;
  if (url) return openDatabase({ url, folder: dataDir });
  const claimed = await claimDataDir(dataDir).catch((error: unknown) => {
    if (error instanceof DataDirHeld) return null;
    throw error;
  });
  if (!claimed)
    return connectAndMigrate(await embeddedConnection(path.join(dataDir, 'postgres')), async () => {});
  try {
    const database = await openDatabase({ url, folder: claimed.postgres });
    return { tables: database.tables, close: () => database.close().finally(claimed.release) };
  } catch (error) {
    await claimed.release();
    throw error;
  }
}

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
    for (const migrations of [apiMigrations, identityMigrations]) await migrate(db, migrations);
  } catch (error) {
    await close();
    throw error;
  }
  return { tables: <Tables>() => db as unknown as Kysely<Tables>, close };
}
