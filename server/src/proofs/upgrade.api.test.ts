import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { apiMigrations } from '@psifida/api/db/migrations';
import { identityMigrations } from '@psifida/identity/db/migrations';
import { howFar, type Migrations, migrate } from '@psifida/postgres/migrate';
import { openTestDatabase, type TestDatabase } from '@psifida/postgres/testing/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, toFile } from '../archive/backup.ts';
import { restore } from '../archive/restore.ts';
import { addressOf } from './open-whole.ts';

/**
 * The last migrations that the release before this one has. Its processes run on beside the first of this one, on the
 * database that this one has migrated (decision 045). Whoever makes a release moves these on.
 */
const releasedBefore: Record<string, string> = {
  [apiMigrations.scope]: '0027_backup_copies.sql',
  [identityMigrations.scope]: '0003_people.sql',
};
const parts = [apiMigrations, identityMigrations];

let folder: string;
let database: TestDatabase<unknown>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-released-'));
  database = await openTestDatabase({ empty: true });
  for (const part of parts) await migrate(database.db, await asReleased(part));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** A part's migrations as the release before had them. */
async function asReleased({ scope, folder: from }: Migrations): Promise<Migrations> {
  const to = path.join(folder, scope);
  const last = releasedBefore[scope] ?? '';
  const files = (await readdir(from)).filter((name) => name <= last);
  expect(files).toContain(last);
  for (const name of files) await cp(path.join(fileURLToPath(from), name), path.join(to, name));
  return { scope, folder: pathToFileURL(`${to}/`) };
}

type Column = { place: string; type: string; needed: boolean };

/** Every column: what it holds, and whether a row without it is refused. */
async function columns(): Promise<Map<string, Column>> {
  const { rows } = await sql<Column>`
    select table_name || '.' || column_name as place, data_type || coalesce(datetime_precision::text, '') as type,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as needed
    from information_schema.columns where table_schema = current_schema()`.execute(database.db);
  return new Map(rows.map((row) => [row.place, row]));
}

/** Every rule of the database, with the columns that it looks at. */
async function rules(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ rule: string; over: string[] }>`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid) as rule,
      array(
        select conrelid::regclass || '.' || attname from pg_attribute where attrelid = conrelid and attnum = any(conkey)
      ) as over
    from pg_constraint where connamespace = current_schema()::regnamespace and contype in ('c', 'u', 'f', 'x', 'p')
    union all
    select indexrelid::regclass || ' ' || pg_get_indexdef(indexrelid),
      array(
        select indrelid::regclass || '.' || attname from pg_attribute
        where attrelid = indrelid and attnum = any(string_to_array(indkey::text, ' ')::smallint[])
      )
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = current_schema()::regnamespace`.execute(database.db);
  return new Map(rows.map(({ rule, over }) => [rule, over]));
}

test('R-OPS-07 a copy of the release before is restored as what it is now', async () => {
  await sql`insert into system (id) values ('system1a')`.execute(database.db);
  await sql`insert into presentation (id, system, title_el, title_en, standing, position, complete, search,
    created_by_id, created_by_name, modified_by_id, modified_by_name)
    select gen_random_uuid(), 'system1a', 'x', 'x', '{}', n, false, '', 'x', 'x', 'x', 'x' from generate_series(1, 3) as n
  `.execute(database.db);
  const [file, dataDir] = [path.join(folder, 'before.psifida'), path.join(folder, 'data')];
  await mkdir(path.join(dataDir, 'media'), { recursive: true });
  const from = { databaseUrl: addressOf(database), dataDir, s3: null };
  await backUp(from, { openTarget: toFile(file) });
  const elsewhere = await openTestDatabase({ empty: true });
  const to = { databaseUrl: addressOf(elsewhere), dataDir: path.join(folder, 'elsewhere'), s3: null };
  await restore(to, { file });
  expect(await howFar(elsewhere.db, parts)).toBe('current');
  expect((await sql`select id from system`.execute(elsewhere.db)).rows).toEqual([{ id: 'system1a' }]);
  const { rows: tally } = await sql`select subject, active, complete, count from tally`.execute(elsewhere.db);
  expect(tally).toEqual([{ subject: 'system1a', active: false, complete: false, count: 3 }]);
  await elsewhere.close();
});

test('R-OPS-07 what the release before reads and writes stays as it was: a migration only adds', async () => {
  expect(await howFar(database.db, parts)).toBe('earlier');
  const [columnsBefore, rulesBefore] = [await columns(), await rules()];
  for (const part of parts) await migrate(database.db, part);
  expect(await howFar(database.db, parts)).toBe('current');
  const [columnsNow, rulesNow] = [await columns(), await rules()];

  const tableOf = (place: string) => place.split('.')[0];
  const tablesBefore = new Set([...columnsBefore.keys()].map(tableOf));
  const gone = [...columnsBefore.values()].filter((one) => columnsNow.get(one.place)?.type !== one.type);
  expect(gone, 'columns that are gone or hold something else').toEqual([]);
  const demanded = [...columnsNow.values()].filter(
    ({ place, needed }) =>
      needed && tablesBefore.has(tableOf(place)) && !(columnsBefore.get(place)?.needed ?? false),
  );
  expect(demanded, 'columns without which a row of the release before is refused').toEqual([]);
  const stricter = [...rulesNow].filter(
    ([rule, over]) => !rulesBefore.has(rule) && over.some((place) => columnsBefore.has(place)),
  );
  expect(stricter, 'new rules over what the release before writes').toEqual([]);
});

test('R-OPS-07 the release before refuses to start on it, in one sentence', async () => {
  await expect(migrate(database.db, await asReleased(apiMigrations))).rejects.toThrow(
    /^The database is newer than this version of Psifida/,
  );
});
