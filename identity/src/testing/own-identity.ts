import { openTestDatabase, type TestDatabase } from '@psifida/postgres/testing/test-database';
import { afterAll, beforeAll } from 'vitest';
import type { IdentityDatabase, IdentityTables } from '../db/tables.ts';
import { type IdentityServer, startIdentity } from './identity-server.ts';

/** A database for the tests of a file, made before the first of them. */
export function ownDatabase(): { readonly db: IdentityDatabase } {
  let database: TestDatabase<IdentityTables>;
  beforeAll(async () => {
    database = await openTestDatabase<IdentityTables>();
  });
  afterAll(() => database?.close());
  return {
    get db() {
      return database.db;
    },
  };
}

/** The same, and one process of the product on it. */
export function ownIdentity() {
  const database = ownDatabase();
  let server: IdentityServer;
  beforeAll(async () => {
    server = await startIdentity(database.db);
  });
  afterAll(() => server?.close());
  return {
    database,
    get identity() {
      return server.identity;
    },
    openBrowser: (address?: string) => server.openBrowser(address),
  };
}
