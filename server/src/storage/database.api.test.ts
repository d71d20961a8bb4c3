import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { addAccount, listAccounts } from '@psifida/identity/accounts';
import type { IdentityTables } from '@psifida/identity/db/tables';
import { startPgBouncer } from '@psifida/postgres/testing/pgbouncer';
import { openRelay } from '@psifida/postgres/testing/relay';
import { openTestDatabase, type TestDatabase } from '@psifida/postgres/testing/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAccountAction } from '../account-actions.ts';
import { readConfig } from '../config/config.ts';
import { claimDataDir } from './data-dir.ts';
import { openDatabase, openDatabaseBeside } from './database.ts';

let root: string;
let database: TestDatabase<unknown>;
let relay: Awaited<ReturnType<typeof openRelay>>;
let url: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'psifida-beside-'));
  database = await openTestDatabase({ empty: true });
  relay = await openRelay(database.connection);
  url = `postgres://${relay.connection.user}@127.0.0.1:${relay.connection.port}/${relay.connection.database}`;
});
afterAll(async () => {
  await relay?.close();
  await database?.close();
  await rm(root, { recursive: true, force: true });
});

/** As the command does it, and then seen by the Psifida that is running. */
async function addBeside(config: { databaseUrl: string | null; dataDir: string }, username: string) {
  const beside = await openDatabaseBeside(config);
  try {
    const account = { username, name: username, roles: ['editor'], password: 'a good password' };
    const db = beside.tables<IdentityTables>();
    const keeping = { db, names: readConfig({}).roles, record: recordAccountAction };
    await addAccount(keeping, account, { id: 'operator', name: 'npm run accounts' });
  } finally {
    await beside.close();
  }
}

describe('R-OPS-01 accounts beside a running Psifida', () => {
  test.each([
    ['on embedded parts', ['plain']],
    ['on embedded parts, in a folder too deep for a socket', Array.from({ length: 12 }, () => 'deep-below')],
  ])('%s', async (_where, folders) => {
    const dataDir = path.join(root, ...folders);
    const held = await claimDataDir(dataDir);
    const running = await openDatabase({ url: null, folder: held.postgres });
    await addBeside({ databaseUrl: null, dataDir }, 'maria');
    expect(await listAccounts(running.tables<IdentityTables>())).toMatchObject([{ username: 'maria' }]);
    await running.close();
    await held.release();
    await addBeside({ databaseUrl: null, dataDir }, 'nikos');
    const later = await openDatabaseBeside({ databaseUrl: null, dataDir });
    expect(await listAccounts(later.tables<IdentityTables>())).toHaveLength(2);
    await later.close();
  });

  test('on one that is just starting: the command waits for its database', async () => {
    const dataDir = path.join(root, 'starting');
    const before = await openDatabaseBeside({ databaseUrl: null, dataDir });
    await before.close();
    const held = await claimDataDir(dataDir);
    const adding = addBeside({ databaseUrl: null, dataDir }, 'maria');
    const running = await openDatabase({ url: null, folder: held.postgres });
    await adding;
    expect(await listAccounts(running.tables<IdentityTables>())).toMatchObject([{ username: 'maria' }]);
    await running.close();
    await held.release();
  });

  test('on a PostgreSQL of one’s own, also before the first start', async () => {
    const config = { databaseUrl: url, dataDir: path.join(root, 'own') };
    await addBeside(config, 'maria');
    const running = await openDatabase({ url, folder: '' });
    await addBeside(config, 'nikos');
    expect(await listAccounts(running.tables<IdentityTables>())).toHaveLength(2);
    await running.close();
  });

  test('without the address of its database, is told so instead of working elsewhere', async () => {
    const dataDir = path.join(root, 'elsewhere');
    const held = await claimDataDir(dataDir);
    await expect(openDatabaseBeside({ databaseUrl: null, dataDir })).rejects.toThrow(
      /give this command the DATABASE_URL/,
    );
    await held.release();
  });

  test('never changes the shape of a database that an earlier version may be running on', async () => {
    await openDatabase({ url, folder: '' }).then(({ close }) => close());
    const applied = () => sql`select count(*) from schema_migration`.execute(database.db);
    await sql`delete from schema_migration where scope = 'api'`.execute(database.db);
    const before = await applied();
    await expect(openDatabaseBeside({ databaseUrl: url, dataDir: root })).rejects.toThrow(
      /is of an earlier version .* start this version once/,
    );
    expect(await applied()).toEqual(before);
  });
});

test('R-OPS-02 an account that owns its database and may do nothing else is enough: it is migrated, and forgets by age', async () => {
  const owner = `owner_${relay.connection.database}`;
  await sql.raw(`create role ${owner} login`).execute(database.db);
  await sql
    .raw(`create database ${owner} owner ${owner} encoding 'UTF8' template template0`)
    .execute(database.db);
  const { close, tables } = await openDatabase({
    url: `postgres://${owner}@127.0.0.1:${relay.connection.port}/${owner}`,
    folder: '',
  });
  try {
    const db = tables<unknown>();
    await sql`insert into activity (at, by_id, by_name, action, subject_kind, subject_id, title_el, title_en)
      values ('2001-01-01', 'anna', 'Anna', 'created', 'presentation', gen_random_uuid(), 'Παλιά', 'Old')`.execute(
      db,
    );
    await sql`select seal_activity(10)`.execute(db);
    const gone = sql<{ gone: number }>`select forget_activity('2002-01-01', 10) as gone`.execute(db);
    expect((await gone).rows).toEqual([{ gone: 1 }]);
    await expect(sql`truncate activity`.execute(db)).rejects.toThrow('append-only');
  } finally {
    await close();
    await sql.raw(`drop database ${owner} with (force)`).execute(database.db);
    await sql.raw(`drop role ${owner}`).execute(database.db);
  }
});

test('R-OPS-01 a start behind a pooler in transaction mode ends with one sentence', async () => {
  const bouncer = await startPgBouncer(relay.connection, 'transaction');
  try {
    await expect(openDatabase({ url: bouncer.url, folder: '' })).rejects.toThrow(
      /^DATABASE_URL: a connection pooler in transaction mode/,
    );
  } finally {
    await bouncer.stop();
  }
});
