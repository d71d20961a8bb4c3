import { readFile } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Connection } from '../connect.ts';
import { type Migrations, migrationTable } from '../migrate.ts';
import { listed, openPlain, quoted, type TableShape, tablesOf } from './snapshot.ts';

/** The place is not empty, or what came does not fit this version: nothing was changed. */
export class CannotRefill extends Error {
  override name = 'CannotRefill';
}

export type Refill = {
  /** Writes all rows of a table, in the form a snapshot gives them. */
  write(table: TableShape): { to: Writable; written: Promise<void> };
  /** Only from here on is anything kept. */
  finish(): Promise<void>;
  giveUp(): Promise<void>;
};

type Options = { parts: Migrations[]; migrations: Record<string, string[]> };

/**
 * Makes the tables of an empty database as the given migrations had made them and takes their rows, all in one transaction.
 * References are checked when everything is there, so that tables may come in any order.
 */
export async function refill(connection: Connection, { parts, migrations }: Options): Promise<Refill> {
  const client = await openPlain(connection);
  const giveUp = () => client.end();
  try {
    if ((await tablesOf(client)).length)
      throw new CannotRefill('The database is not empty; restoring goes into an empty one.');
    await client.query('begin');
    await makeTables(client, { parts, migrations });
    const references = await dropReferences(client);
    const known = new Map((await tablesOf(client)).map((table) => [table.name, new Set(table.columns)]));
    return {
      giveUp,
      write: (table) => {
        const columns = known.get(table.name);
        if (!columns || table.columns.some((column) => !columns.has(column)))
          throw new CannotRefill(`This version of Psifida has no place for the table '${table.name}'.`);
        const to = client.query(copyFrom(`copy ${quoted(table.name)} (${listed(table)}) from stdin`));
        return { to, written: finished(to) };
      },
      finish: async () => {
        for (const reference of references) await client.query(reference);
        await continueCounters(client);
        await client.query('commit');
        await client.end();
      },
    };
  } catch (error) {
    await giveUp();
    throw error;
  }
}

async function makeTables(client: pg.Client, { parts, migrations }: Options): Promise<void> {
  await client.query(migrationTable);
  const unknown = Object.keys(migrations).find((scope) => !parts.some((part) => part.scope === scope));
  if (unknown) throw new CannotRefill(`This version of Psifida has no part '${unknown}'.`);
  for (const { scope, folder } of parts)
    for (const name of migrations[scope] ?? []) {
      const statements = await readFile(new URL(name, folder), 'utf8').catch(() => null);
      if (statements === null)
        throw new CannotRefill(
          `It was made by a newer version of Psifida: this one does not know the migration ${name}.`,
        );
      await client.query(statements);
    }
  // What the migrations themselves have filled in comes with the rows.
  for (const { name } of await tablesOf(client)) await client.query(`truncate ${quoted(name)} cascade`);
}

/** How to put each of them back. */
async function dropReferences(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0`);
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

/** Numbers given from now on come after those that were. */
async function continueCounters(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select c.relname::text as table, a.attname::text as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and a.attidentity <> ''`);
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(column)}), 0) + 1, false) from ${quoted(table)}`,
      [quoted(table), column],
    );
}
