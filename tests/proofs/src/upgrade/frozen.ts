import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { migrationTable } from '@psifida/postgres/migrate';
import type { TestDatabase } from '@psifida/postgres/testing/test-database';
import { openSnapshot } from '@psifida/postgres/whole/snapshot';
import { databaseParts } from '@psifida/server/storage/database';
import { sql } from 'kysely';
import type { Everything } from './read-everything.ts';

/** One folder for each released version. */
export const frozenFolder = new URL('../../frozen/', import.meta.url);

/** What the version itself answered, on which day, and its displays' tokens. */
export type Expected = { madeOn: string; everything: Everything; tokens: Record<string, string> };

export const account = {
  username: 'maria',
  name: 'Μαρία Παπά',
  password: 'Θάλασσα-και-βουνό-1',
  roles: ['admin'],
};

export function filesOf(version: string) {
  const at = (name: string) => new URL(`${version}/${name}`, frozenFolder);
  return {
    folder: at(''),
    archive: fileURLToPath(at('installation.psifida')),
    database: at('database.sql.gz'),
    expected: at('expected.json'),
  };
}

export const compress = promisify(gzip);

export const readDatabase = async (version: string): Promise<string> =>
  (await promisify(gunzip)(await readFile(filesOf(version).database))).toString();

export const readExpected = async (version: string): Promise<Expected> =>
  JSON.parse(await readFile(filesOf(version).expected, 'utf8'));

/** As one SQL text, migrations then rows: the embedded server brings no pg_dump. */
export async function dump({ db, connection }: TestDatabase<unknown>): Promise<string> {
  const snapshot = await openSnapshot(connection, { parts: databaseParts });
  const lines = ['begin;', 'set local session_replication_role = replica;', `${migrationTable};`];
  for (const { scope, folder } of databaseParts)
    for (const name of snapshot.migrations[scope] ?? [])
      lines.push(await readFile(new URL(name, folder), 'utf8'));
  // What a migration seeded comes with the rows.
  lines.push(`truncate ${snapshot.tables.map(({ name }) => name).join(', ')};`);
  for (const { name } of snapshot.tables) {
    const table = sql.table(name);
    const { rows } = await sql<{ all: string | null }>`
      select json_agg(one order by one::text)::text as all from ${table} as one`.execute(db);
    const all = rows[0]?.all;
    if (all)
      lines.push(
        `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $rows$${all}$rows$);`,
      );
  }
  await snapshot.close();
  const { rows } = await sql<{ statement: string }>`
    select format('select setval(pg_get_serial_sequence(%L, %L), (select coalesce(max(%I), 0) + 1 from %I), false);',
      table_name, column_name, column_name, table_name) as statement
    from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'
    order by table_name`.execute(db);
  return [...lines, ...rows.map(({ statement }) => statement), 'commit;', ''].join('\n');
}

export const load = async ({ db }: TestDatabase<unknown>, text: string): Promise<void> => {
  await sql.raw(text).execute(db);
};
