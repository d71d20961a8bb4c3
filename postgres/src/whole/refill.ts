import { readFile } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Connection } from '../connect.ts';
import { type Migrations, migrationTable } from '../migrate.ts';
import { listed, openClient, quoted, type TableShape, tablesOf } from './snapshot.ts';

/** The database is not empty, or the rows do not fit this version: nothing was changed. */
export class CannotRefill extends Error {
  override name = 'CannotRefill';
}

export type Refill = {
  /** Takes all rows of a table in COPY's text format. */
  write(table: TableShape): { to: Writable; written: Promise<void> };
  /** Commits. */
  finish(): Promise<void>;
  giveUp(): Promise<void>;
};

type Options = { parts: Migrations[]; migrations: Record<string, string[]> };

/** Foreign keys come last, so that tables may come in any order; triggers are off, as their rows are included. */
export async function refill(connection: Connection, { parts, migrations }: Options): Promise<Refill> {
  const client = await openClient(connection);
  const giveUp = () => client.end();
  try {
    if ((await tablesOf(client, parts)).own.length)
      throw new CannotRefill('The database is not empty; restoring goes into an empty one.');
    await client.query('begin');
    await makeTables(client, { parts, migrations });
    const references = await dropReferences(client);
    const known = new Map(
      (await tablesOf(client, parts)).own.map((table) => [table.name, new Set(table.columns)]),
    );
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
        for (const { orphans, add } of references) {
          if (orphans) await client.query(orphans);
          await client.query(add);
        }
        await setTriggers(client, { parts, to: 'enable' });
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
  await setTriggers(client, { parts, to: 'disable' });
  // What a migration seeded comes with the rows.
  for (const { name } of (await tablesOf(client, parts)).own)
    await client.query(`truncate ${quoted(name)} cascade`);
}

/** User triggers; those of constraints stay. */
async function setTriggers(
  client: pg.Client,
  { parts, to }: Pick<Options, 'parts'> & { to: 'enable' | 'disable' },
): Promise<void> {
  for (const { name } of (await tablesOf(client, parts)).own)
    await client.query(`alter table ${quoted(name)} ${to} trigger user`);
}

type Reference = {
  add: string;
  /** For `on delete set null`: clears references to rows that an archive leaves out. */
  orphans: string | null;
};

/** Answers how to add each again. */
async function dropReferences(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference & { drop: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(c.oid)) as add,
      case when confdeltype = 'n' and cardinality(conkey) = 1 then format(
        'update %1$s as one set %2$I = null where %2$I is not null and not exists (select from %3$s as other where other.%4$I = one.%2$I)',
        conrelid::regclass, mine.attname, confrelid::regclass, theirs.attname) end as orphans
    from pg_constraint c
    join pg_attribute mine on mine.attrelid = conrelid and mine.attnum = conkey[1]
    join pg_attribute theirs on theirs.attrelid = confrelid and theirs.attnum = confkey[1]
    where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0`);
  for (const { drop } of rows) await client.query(drop);
  return rows;
}

/** Identity sequences go on after the largest number. */
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
