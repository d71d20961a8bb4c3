import { openTestDatabase, type TestDatabase } from '@psifida/postgres/testing/test-database';
import { afterAll, beforeAll } from 'vitest';
import type { Keeping, RecordDeed } from '../accounts.ts';
import type { IdentityDatabase, IdentityTables } from '../db/tables.ts';
import { type IdentityServer, roles, startIdentity } from './identity-server.ts';

/** A database for the tests of a file, made before the first of them. */
export function ownDatabase(): { readonly db: IdentityDatabase; readonly keeping: Keeping; deeds: string[] } {
  const deeds: string[] = [];
  const record: RecordDeed = async (_tx, { action, account, by }) => {
    deeds.push(`${by.name}: ${action} ${account.name}`);
  };
  let database: TestDatabase<IdentityTables>;
  beforeAll(async () => {
    database = await openTestDatabase<IdentityTables>();
  });
  afterAll(() => database?.close());
  return {
    get db() {
      return database.db;
    },
    get keeping() {
      return { db: database.db, names: roles, record };
    },
    deeds,
  };
}

/** The same, and one process of the product on it. */
export function ownIdentity() {
  const database = ownDatabase();
  let server: IdentityServer;
  beforeAll(async () => {
    server = await startIdentity(database.db, { record: database.keeping.record });
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
