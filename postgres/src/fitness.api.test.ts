import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examineDatabase } from './fitness.ts';
import { startPgBouncer } from './testing/pgbouncer.ts';
import { openRelay } from './testing/relay.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase<unknown>;
let relay: Awaited<ReturnType<typeof openRelay>>;
beforeAll(async () => {
  database = await openTestDatabase({ empty: true });
  relay = await openRelay(database.connection);
});
afterAll(async () => {
  await relay?.close();
  await database?.close();
});

const troublesOf = async (connection: pg.PoolConfig) =>
  (await examineDatabase(connection)).flatMap(({ wrong }) => wrong ?? []);

async function administer(statements: string[]) {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

test('R-OPS-02 an empty UTF-8 database whose account may make tables has nothing wrong', async () => {
  expect(await troublesOf(database.connection)).toEqual([]);
});

test('R-OPS-01 a real PgBouncer in transaction or statement mode is named; in session mode it is welcome', async () => {
  for (const [mode, expected] of [
    ['session', []],
    ['transaction', [expect.stringMatching(/pooler in transaction mode .* session mode\.$/)]],
    ['statement', [expect.stringMatching(/pooler in statement mode/)]],
  ] as const) {
    const bouncer = await startPgBouncer(relay.connection, mode);
    try {
      expect(await troublesOf({ connectionString: bouncer.url })).toEqual(expected);
    } finally {
      await bouncer.stop();
    }
  }
});

test('R-OPS-02 a server that is not there, an account without rights and another encoding are each said, with what to do', async () => {
  expect(await troublesOf({ host: '127.0.0.1', port: 9 })).toEqual([
    expect.stringMatching(/^the database cannot be reached \(.*ECONNREFUSED/),
  ]);
  const name = `latin_${database.connection.database}`;
  await administer([
    `create role guest_${name} login`,
    `create database ${name} encoding 'LATIN1' locale_provider libc locale 'C' template template0`,
  ]);
  try {
    const found = await troublesOf({ ...database.connection, user: `guest_${name}`, database: name });
    expect(found).toEqual([
      expect.stringContaining('its encoding is LATIN1'),
      expect.stringMatching(/may not make tables in it; as its owner/),
      expect.stringContaining('create extension pg_trgm'),
    ]);
  } finally {
    await administer([`drop database ${name} with (force)`, `drop role guest_${name}`]);
  }
});
