import { connectDatabase, customPlan } from '@psifida/postgres/connect';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { whereFound } from './where-found.ts';

const written = (query: string) =>
  sql`${whereFound(query, sql.ref<string>('search'))}`.compile(connectDatabase({ connection: {} })).sql;

test('a list that is searched is planned for its words; one that is not, is planned once', () => {
  expect(written('κάστρο')).toContain(customPlan);
  expect(written('')).toBe('true');
});
