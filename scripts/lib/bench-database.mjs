// @ts-check
import path from 'node:path';
import { apiMigrations } from '../../api/dist/db/migrations.js';
import { connectDatabase } from '../../postgres/dist/connect.js';
import { startEmbeddedPostgres } from '../../postgres/dist/embedded/start.js';
import { migrate } from '../../postgres/dist/migrate.js';

/**
 * A database of its own for something that is measured, as a start of the product leaves it. What is built has to be
 * there: import this once it is.
 * @param {string} folder
 * @param {{ max?: number }} [options]
 */
export async function openBenchDatabase(folder, options) {
  const postgres = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres') });
  /** @type {import('kysely').Kysely<any>} */
  const db = connectDatabase({ connection: postgres.connection, ...options });
  await migrate(db, apiMigrations);
  return {
    db,
    connection: postgres.connection,
    close: async () => {
      await db.destroy();
      await postgres.stop();
    },
  };
}
