import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
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
  onTestFinished(() => rm(folder, { recursive: true }));
  return { scope, folder: pathToFileURL(`${folder}/`) };
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
});

test('a file that fails leaves nothing of its run behind', async () => {
  const set = await migrations('broken', {
    '0001_fine.sql': 'create table never_kept (a int)',
    '0002_wrong.sql': 'create tabel oops',
  });
  await expect(migrate(database.db, set)).rejects.toThrow(/syntax error/);
  expect(await tableExists(database.db, 'never_kept')).toBe(false);
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
});

test.each([
  [
    'newer',
    ['0001_a.sql', '0002_b.sql'],
    '0001_a.sql',
    'newer than this version of Psifida: it already has 0002_b.sql',
  ],
  [
    'from before the baseline, and not called newer',
    ['0001_first.sql', '0002_second.sql'],
    '0001_baseline.sql',
    'made by a version before 1.0.0 and cannot be upgraded: it has 0001_first.sql, 0002_second.sql. Start with an empty database',
  ],
])('a database that is %s is refused in words', async (scope, had, has, why) => {
  const run = async (files: string[]) =>
    migrate(
      database.db,
      await migrations(scope, Object.fromEntries(files.map((file) => [file, 'select 1']))),
    );
  await run(had);
  await expect(run([has])).rejects.toThrow(why);
});
