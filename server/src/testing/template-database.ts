import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { apiMigrations } from '@psifida/api/db/migrations';
import { prepareSystems } from '@psifida/api/db/prepare-systems';
import type { Tables } from '@psifida/api/db/tables';
import { identityMigrations } from '@psifida/identity/db/migrations';
import { connectDatabase } from '@psifida/postgres/connect';
import { startEmbeddedPostgres } from '@psifida/postgres/embedded/start';
import { migrate } from '@psifida/postgres/migrate';
import type {} from '@psifida/postgres/testing/test-database';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';

/** A real PostgreSQL for the run, migrated once; each test file clones it. Nothing of it outlives the run. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-test-'));
  const postgres = await startEmbeddedPostgres({
    folder,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  });
  const db = connectDatabase<Tables>({ connection: postgres.connection, max: 2 });
  for (const migrations of [apiMigrations, identityMigrations]) await migrate(db, migrations);
  await prepareSystems(db);
  await db.destroy();
  const { host = '', port = 5432, user = '', database = '' } = postgres.connection;
  const template: ProvidedContext['templateDatabase'] = { host, port, user, database };
  project.provide('templateDatabase', template);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
