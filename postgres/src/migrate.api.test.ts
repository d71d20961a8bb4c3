import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from './connect.ts';
import { migrate } from './migrate.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase<unknown>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function migrations(scope: string, files: Record<string, string>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-migrations-'));
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  return { scope, folder: pathToFileURL(`${folder}/`), remove: () => rm(folder, { recursive: true }) };
}

const tableExists = async (db: Kysely<unknown>, name: string) =>
  (await sql<{ found: string | null }>`select to_regclass(${name}) as found`.execute(db)).rows[0]?.found !==
  null;

test('files run in order, each once', async () => {
  const set = await migrations('order', {
    '0002_add.sql': 'alter table first_one add column b int',
    '0001_create.sql': 'create table first_one (a int)',
    'notes.txt': 'not a migration',
  });
  expect(await migrate(database.db, set)).toEqual(['0001_create.sql', '0002_add.sql']);
  expect(await migrate(database.db, set)).toEqual([]);
  await set.remove();
});

test('a file that fails leaves nothing of its run behind', async () => {
  const set = await migrations('broken', {
    '0001_fine.sql': 'create table never_kept (a int)',
    '0002_wrong.sql': 'create tabel oops',
  });
  await expect(migrate(database.db, set)).rejects.toThrow(/syntax error/);
  expect(await tableExists(database.db, 'never_kept')).toBe(false);
  await set.remove();
});

test('a connection that is cut while a query runs fails that query and nothing else', async () => {
  const db = connectDatabase<unknown>({ connection: database.connection, max: 1 });
  const cut = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
  await expect(cut).rejects.toThrow();
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(db).catch(() => ({ rows: [] }));
  await expect.poll(async () => (await ask()).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});

test('two processes that start at once migrate once', async () => {
  const set = await migrations('race', { '0001_once.sql': 'create table only_once (a int)' });
  const second = connectDatabase<unknown>({ connection: database.connection });
  const done = await Promise.all([migrate(database.db, set), migrate(second, set)]);
  expect(done.flat()).toEqual(['0001_once.sql']);
  await second.destroy();
  await set.remove();
});

test('a database that is newer than the program is refused in words', async () => {
  const newer = await migrations('newer', { '0001_a.sql': 'select 1', '0002_b.sql': 'select 1' });
  await migrate(database.db, newer);
  const older = await migrations('newer', { '0001_a.sql': 'select 1' });
  await expect(migrate(database.db, older)).rejects.toThrow(
    'newer than this version of Psifida: it already has 0002_b.sql',
  );
  await newer.remove();
  await older.remove();
});
