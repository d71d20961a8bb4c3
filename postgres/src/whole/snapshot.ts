import { readdir, readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Connection } from '../connect.ts';
import { type Migrations, migrationTable } from '../migrate.ts';

/** A table and its columns, without generated ones. */
export type TableShape = { name: string; columns: string[] };

/** Every table in one repeatable-read transaction. */
export type Snapshot = {
  tables: TableShape[];
  /** Tables of somebody else in the same schema, left alone. */
  foreign: string[];
  /** Which migrations have made these tables, by part. */
  migrations: Record<string, string[]>;
  /** In COPY's text format, which any version of PostgreSQL reads. */
  rows(table: TableShape): Readable;
  /** Queries in the same transaction. */
  ask<Tables>(): Kysely<Tables>;
  close(): Promise<void>;
};

/** `locks` are held shared for as long as the snapshot is open. */
export async function openSnapshot(
  connection: Connection,
  { parts, locks = [] }: { parts: readonly Migrations[]; locks?: number[] },
): Promise<Snapshot> {
  const client = await openClient(connection);
  try {
    for (const lock of locks) await client.query('select pg_advisory_lock_shared($1)', [lock]);
    await client.query('begin isolation level repeatable read read only');
    const { own: tables, foreign } = await tablesOf(client, parts);
    const known = tables.some(({ name }) => name === 'schema_migration');
    const { rows } = known
      ? await client.query(
          'select scope, array_agg(name order by name) as names from schema_migration group by 1',
        )
      : { rows: [] };
    return {
      tables,
      foreign,
      migrations: Object.fromEntries(rows.map(({ scope, names }) => [scope, names])),
      rows: (table) =>
        client.query(copyTo(`copy (select ${listed(table)} from ${quoted(table.name)}) to stdout`)),
      ask: () => onlyOn(client),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** With fixed formats for times and numbers. */
export async function openClient(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, application_name: 'psifida archive' });
  client.on('error', () => {});
  await client.connect();
  await client.query(`set client_encoding = 'UTF8'; set datestyle = 'ISO'; set intervalstyle = 'iso_8601';
    set timezone = 'UTC'; set extra_float_digits = 3; set statement_timeout = 0`);
  return client;
}

export const quoted = (name: string): string => pg.escapeIdentifier(name);
export const listed = ({ columns }: TableShape): string => columns.map(quoted).join(', ');

/** Tables that these parts' migrations made, and others. */
export async function tablesOf(
  client: pg.Client,
  parts: readonly Migrations[],
): Promise<{ own: TableShape[]; foreign: string[] }> {
  const { rows } = await client.query<TableShape>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid
    where n.nspname = current_schema() and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1 order by 1`);
  const made = await namesMadeBy(parts);
  return {
    own: rows.filter(({ name }) => made.has(name)),
    foreign: rows.filter(({ name }) => !made.has(name)).map(({ name }) => name),
  };
}

async function namesMadeBy(parts: readonly Migrations[]): Promise<Set<string>> {
  const names = new Set<string>();
  for (const { folder } of parts)
    for (const file of await readdir(folder))
      if (file.endsWith('.sql'))
        for (const [, name = ''] of (await readFile(new URL(file, folder), 'utf8')).matchAll(makesTable))
          names.add(name);
  for (const [, name = ''] of migrationTable.matchAll(makesTable)) names.add(name);
  return names;
}

const makesTable = /create table (?:if not exists )?(\w+)/gi;

const onlyOn = <Tables>(client: pg.Client): Kysely<Tables> => {
  const lent = { query: client.query.bind(client), release() {} } as pg.PoolClient;
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect: async () => lent, end: async () => {} } }),
  });
};
