import { readdir } from 'node:fs/promises';
import { connectDatabase } from '@psifida/postgres/connect';
import { migrate, schemaState } from '@psifida/postgres/migrate';
import { openTestDatabase } from '@psifida/postgres/testing/test-database';
import { databaseParts } from '@psifida/server/storage/database';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { frozenFolder, load, readDatabase } from './frozen.ts';

const migrateAll = async (db: Kysely<unknown>): Promise<void> => {
  for (const part of databaseParts) await migrate(db, part);
};

/** Ends the connection of whoever makes the given command that changes the schema. A sequence is not rolled back. */
const interrupter = `
  create schema interruption;
  create sequence interruption.made;
  create table interruption.wanted (at bigint);
  insert into interruption.wanted values (0);
  create function interruption.cut() returns event_trigger language plpgsql as $$
  begin
    if nextval('interruption.made') = (select at from interruption.wanted)
      then perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); end if;
  end $$;
  create event trigger interruption on ddl_command_end execute function interruption.cut();`;

/** Every column, index, constraint and function. */
async function shapeOf(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select string_agg(one, E'\n' order by one) as shape from (
      select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default)
        from information_schema.columns where table_schema = current_schema()
      union all select indexdef from pg_indexes where schemaname = current_schema()
      union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid)
        from pg_constraint where connamespace = current_schema()::regnamespace
      union all select oid::regprocedure || prosrc from pg_proc where pronamespace = current_schema()::regnamespace
    ) as all_of_it (one)`.execute(db);
  return rows[0]?.shape ?? '';
}

test('R-OPS-07 an upgrade that is interrupted at any of its commands leaves each part as it was, and succeeds when tried again', {
  timeout: 600_000,
}, async () => {
  const [version = ''] = await readdir(frozenFolder);
  const database = await openTestDatabase<unknown>({ empty: true });
  onTestFinished(() => database.close());
  const { db, connection } = database;
  await load(database, await readDatabase(version));
  const before = await shapeOf(db);
  await sql.raw(interrupter).execute(db);

  const shapes = new Set<string>();
  let at = 1;
  for (; ; at += 1) {
    await sql`update interruption.wanted set at = ${at}`.execute(db);
    await sql`select setval('interruption.made', 1, false)`.execute(db);
    const upgrading = connectDatabase<unknown>({ connection, max: 1 });
    const [outcome] = await Promise.allSettled([migrateAll(upgrading)]);
    await upgrading.destroy();
    if (outcome.status === 'fulfilled') break;
    shapes.add(await shapeOf(db));
    expect(shapes.size, `interrupted at command ${at}`).toBeLessThanOrEqual(databaseParts.length);
  }
  console.info(`interrupted at each of ${at - 1} commands`);
  expect([...shapes][0]).toBe(before);
  expect(await schemaState(db, databaseParts)).toBe('current');
});
