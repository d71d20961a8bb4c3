import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { type Connection, connectDatabase } from '../connect.ts';

type TemplateDatabase = { host: string; port: number; user: string; database: string };

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that every test file clones; set up once per run. */
    templateDatabase: TemplateDatabase;
  }
}

export type TestDatabase<Tables> = { db: Kysely<Tables>; connection: Connection; close(): Promise<void> };

/** A database of the test file's own: a clone of the migrated template, or one without any table; gone when closed. */
export async function openTestDatabase<Tables>({ empty = false } = {}): Promise<TestDatabase<Tables>> {
  const template = inject('templateDatabase');
  const database = `test_${randomBytes(6).toString('hex')}`;
  const from = empty ? 'template0' : template.database;
  // By its files: through the log, as is usual, it takes four times the work.
  await administer(template, `create database ${database} template ${from} strategy file_copy`);
  const connection = { ...template, database };
  const db = connectDatabase<Tables>({ connection });
  return {
    db,
    connection,
    close: async () => {
      await db.destroy();
      await administer(template, `drop database ${database} with (force)`);
    },
  };
}

async function administer(template: Connection, statement: string): Promise<void> {
  const client = new pg.Client({ ...template, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
