import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connectDatabase, patiently, plannedForItsValues } from './connect.ts';
import { databaseFailure } from './database-failure.ts';
import { holdConnection } from './held-connection.ts';
import { openRelay } from './testing/relay.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

const patienceMs = 4_000;

let database: TestDatabase<unknown>;
let relay: Awaited<ReturnType<typeof openRelay>>;
let db: ReturnType<typeof connectDatabase<unknown>>;
beforeAll(async () => {
  database = await openTestDatabase();
  relay = await openRelay(database.connection);
  db = connectDatabase({ connection: relay.connection, max: 1, patienceMs });
});
afterEach(() => relay.mend());
afterAll(async () => {
  await db?.destroy();
  await relay?.close();
  await database?.close();
});

const ask = () => sql`select 1`.execute(db);
const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => databaseFailure(error),
  );

test('a database that says nothing is given up in time, in the midst of a transaction too, and asked anew afterwards', async () => {
  await ask();
  const began = performance.now();
  const unanswered = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    relay.freeze();
    await sql`select 2`.execute(tx);
  });
  expect(await failureOf(unanswered)).toBe('away');
  // The end of the transaction is not waited for as well.
  expect(performance.now() - began).toBeLessThan(2 * patienceMs);
  expect(await failureOf(ask())).toBe('away');
  relay.mend();
  await ask();
});

test('a statement that takes too long is stopped by the database itself, and its connection stays', async () => {
  const own = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
  const before = await own();
  const slow = sql`select pg_sleep(60)`.execute(db);
  await expect(slow).rejects.toMatchObject({ code: '57014' });
  expect(await failureOf(slow)).toBe('away');
  expect(await own()).toBe(before);
});

test('long work takes the time that it takes', async () => {
  const { rows } = await patiently(db, (patient) =>
    sql`select pg_sleep(${(1.5 * patienceMs) / 1000}), 'done' as state`.execute(patient),
  );
  expect(rows).toMatchObject([{ state: 'done' }]);
});

test('stopping does not wait for a goodbye that never comes', async () => {
  const held = holdConnection(db, { name: 'a test', begin: async () => {} });
  await held.standing;
  relay.freeze();
  const began = performance.now();
  await held.close();
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('what is asked again and again is planned once, and anew once a table has changed', async () => {
  const line = connectDatabase<unknown>({ connection: database.connection, max: 1 });
  const other = connectDatabase<unknown>({ connection: database.connection, max: 1 });
  await sql`create table cup (id integer); insert into cup values (1)`.execute(other);
  const cup = async () => (await sql`select * from cup where id = ${1}`.execute(line)).rows;
  for (let time = 0; time < 10; time += 1) expect(await cup()).toEqual([{ id: 1 }]);
  const planned = await sql<{ text: string }>`select statement as text from pg_prepared_statements`.execute(
    line,
  );
  expect(planned.rows).toEqual([{ text: 'select * from cup where id = $1' }]);

  await sql`alter table cup add column handle text`.execute(other);
  expect(await cup()).toEqual([{ id: 1, handle: null }]);
  for (let time = 0; time < 10; time += 1) expect(await cup()).toEqual([{ id: 1, handle: null }]);
  await Promise.all([line, other].map((one) => one.destroy()));
});

test('what says so is planned for its values, however often its like has been asked', async () => {
  const line = connectDatabase<unknown>({ connection: database.connection, max: 1 });
  await sql`create table bowl (search text); insert into bowl values ('a frequent word')`.execute(line);
  const find = (word: string) =>
    sql`select search from bowl where ${sql.raw(plannedForItsValues)} search like ${`%${word}%`}`.execute(
      line,
    );
  for (let time = 0; time < 10; time += 1) expect((await find('frequent')).rows).toHaveLength(1);
  const planned = await sql`select statement from pg_prepared_statements`.execute(line);
  expect(planned.rows).toEqual([]);
  await line.destroy();
});

test('R-OPS-07 in the midst of a transaction, too, a table may have got another column meanwhile', async () => {
  const line = connectDatabase<unknown>({ connection: database.connection, max: 1 });
  const other = connectDatabase<unknown>({ connection: database.connection, max: 1 });
  await sql`create table plate (id integer); insert into plate values (1)`.execute(other);
  const change = () =>
    line.transaction().execute(async (tx) => {
      await sql`select ${1}::integer as one`.execute(tx);
      const found = await sql`select * from plate where id = ${1}`.execute(tx);
      await sql`update plate set id = ${1} where id = ${1} returning plate.*`.execute(tx);
      return found.rows;
    });
  for (let time = 0; time < 10; time += 1) expect(await change()).toEqual([{ id: 1 }]);
  const planned = await sql<{ text: string }>`select statement as text from pg_prepared_statements`.execute(
    line,
  );
  expect(planned.rows).toEqual([{ text: 'select $1::integer as one' }]);
  await sql`alter table plate add column rim text`.execute(other);
  expect(await change()).toEqual([{ id: 1, rim: null }]);
  await Promise.all([line, other].map((one) => one.destroy()));
});

test('texts without end are not all kept', async () => {
  const line = connectDatabase<unknown>({ connection: database.connection, max: 1 });
  for (let text = 0; text < 250; text += 1)
    for (let time = 0; time < 6; time += 1)
      await sql`select ${text}::integer as ${sql.ref(`n${text}`)}`.execute(line);
  const planned = await sql<{ count: number }>`select count(*) as count from pg_prepared_statements`.execute(
    line,
  );
  expect(planned.rows[0]?.count).toBeLessThanOrEqual(200);
  await line.destroy();
});
