import { openTestDatabase, type TestDatabase } from '@psifida/postgres/testing/test-database';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { Keeping, RecordAction } from '../accounts.ts';
import type { IdentityDatabase, IdentityTables } from '../db/tables.ts';
import { type IdentityServer, roles, startIdentity } from './identity-server.ts';

/** A database for the tests of a file, made before the first of them. */
export function ownDatabase(): {
  readonly db: IdentityDatabase;
  readonly keeping: Keeping;
  actions: string[];
} {
  const actions: string[] = [];
  const record: RecordAction = async (_tx, { action, account, by }) => {
    actions.push(`${by.name}: ${action} ${account.name}`);
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
    actions,
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

/** One of a test's own, closed when it ends. */
export async function identityOfTest(...input: Parameters<typeof startIdentity>) {
  const server = await startIdentity(...input);
  onTestFinished(server.close);
  return server;
}
