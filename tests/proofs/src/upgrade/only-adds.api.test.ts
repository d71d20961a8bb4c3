import { readdir } from 'node:fs/promises';
import { migrate } from '@psifida/postgres/migrate';
import { openTestDatabase, type TestDatabase } from '@psifida/postgres/testing/test-database';
import { databaseParts } from '@psifida/server/storage/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { frozenFolder, load, readDatabase } from './frozen.ts';

let database: TestDatabase<unknown>;
beforeAll(async () => {
  const last = (await readdir(frozenFolder))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
  database = await openTestDatabase({ empty: true });
  await load(database, await readDatabase(last ?? ''));
});
afterAll(() => database.close());

type Column = { place: string; type: string; needed: boolean };

/** Every column: its type, and whether a row without it is refused. */
async function columns(): Promise<Map<string, Column>> {
  const { rows } = await sql<Column>`
    select table_name || '.' || column_name as place, data_type || coalesce(datetime_precision::text, '') as type,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as needed
    from information_schema.columns where table_schema = current_schema()`.execute(database.db);
  return new Map(rows.map((row) => [row.place, row]));
}

/** Every constraint and unique index, with the columns that it looks at. */
async function constraints(): Promise<Map<string, string[]>> {
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

test('R-OPS-07 what the last release reads and writes stays as it was: a migration only adds', async () => {
  const [columnsBefore, constraintsBefore] = [await columns(), await constraints()];
  for (const part of databaseParts) await migrate(database.db, part);
  const [columnsNow, constraintsNow] = [await columns(), await constraints()];

  const tableOf = (place: string) => place.split('.')[0];
  const tablesBefore = new Set([...columnsBefore.keys()].map(tableOf));
  const gone = [...columnsBefore.values()].filter((one) => columnsNow.get(one.place)?.type !== one.type);
  expect(gone, 'columns that are gone or hold something else').toEqual([]);
  const demanded = [...columnsNow.values()].filter(
    ({ place, needed }) =>
      needed && tablesBefore.has(tableOf(place)) && !(columnsBefore.get(place)?.needed ?? false),
  );
  expect(demanded, 'columns without which a row of the last release is refused').toEqual([]);
  const stricter = [...constraintsNow].filter(
    ([rule, over]) => !constraintsBefore.has(rule) && over.some((place) => columnsBefore.has(place)),
  );
  expect(stricter, 'new constraints over what the last release writes').toEqual([]);
});
