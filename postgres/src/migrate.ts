import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { withoutTimeout } from './connect.ts';

/** One part's migrations: plain SQL files named NNNN_what_changes.sql, run in that order, each once. */
export type Migrations = { scope: string; folder: URL };

const migrationLock = 7_751_632_102;

/** Which of them have run. */
export const migrationTable = `create table if not exists schema_migration (
  scope text not null,
  name text not null,
  applied_at timestamptz not null default now(),
  primary key (scope, name)
)`;

const filesOf = async ({ folder }: Migrations): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();

/** Which have run; a database of a newer version, or of one before the baseline, is refused. */
async function appliedOf<Tables>(db: Kysely<Tables>, scope: string, files: string[]): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from schema_migration where scope = ${scope}`.execute(db);
  const applied = rows.map(({ name }) => name);
  const unknown = applied.filter((name) => !files.includes(name));
  const named = unknown.join(', ');
  if (unknown.length && files.every((name) => !applied.includes(name)))
    throw new Error(
      `The database was made by a version before 1.0.0 and cannot be upgraded: it has ${named}. Start with an empty database, or with an empty DATA_DIR.`,
    );
  if (unknown.length)
    throw new Error(`The database is newer than this version of Psifida: it already has ${named}.`);
  return applied;
}

/** Forward only. All of a part's new files succeed together or leave the database as it was. */
export async function migrate<Tables>(db: Kysely<Tables>, migrations: Migrations): Promise<string[]> {
  const { scope, folder } = migrations;
  const files = await filesOf(migrations);
  return withoutTimeout(db, (patient) =>
    patient.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(tx);
      await sql.raw(migrationTable).execute(tx);
      const done = await appliedOf(tx, scope, files);
      const pending = files.filter((name) => !done.includes(name));
      for (const name of pending) {
        await sql.raw(await readFile(new URL(name, folder), 'utf8')).execute(tx);
        await sql`insert into schema_migration (scope, name) values (${scope}, ${name})`.execute(tx);
      }
      return pending;
    }),
  );
}

/** Reads only. */
export async function schemaState<Tables>(
  db: Kysely<Tables>,
  parts: readonly Migrations[],
): Promise<'empty' | 'earlier' | 'current'> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('schema_migration') is not null as there`.execute(db);
  if (!rows[0]?.there) return 'empty';
  for (const part of parts) {
    const files = await filesOf(part);
    if ((await appliedOf(db, part.scope, files)).length < files.length) return 'earlier';
  }
  return 'current';
}
