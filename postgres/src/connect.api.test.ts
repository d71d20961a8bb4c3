import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connectDatabase, customPlan, withoutTimeout } from './connect.ts';
import { databaseFailure } from './database-failure.ts';
import { holdConnection } from './held-connection.ts';
import { openRelay } from './testing/relay.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

const timeoutMs = 4_000;

let database: TestDatabase<unknown>;
let relay: Awaited<ReturnType<typeof openRelay>>;
let db: ReturnType<typeof connectDatabase<unknown>>;
beforeAll(async () => {
  database = await openTestDatabase();
  relay = await openRelay(database.connection);
  db = connectDatabase({ connection: relay.connection, max: 1, timeoutMs });
});
afterEach(() => relay.mend());
afterAll(async () => {
  await db?.destroy();
  await relay?.close();
  await database?.close();
});

/** One connection to the database itself, closed after the test. */
function aLine() {
  const line = connectDatabase<unknown>({ connection: database.connection, max: 1 });
  onTestFinished(() => line.destroy());
  return line;
}
const planned = async (line: typeof db) =>
  (await sql<{ text: string }>`select statement as text from pg_prepared_statements`.execute(line)).rows.map(
    ({ text }) => text,
  );
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
  expect(performance.now() - began).toBeLessThan(2 * timeoutMs);
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
  const { rows } = await withoutTimeout(db, (patient) =>
    sql`select pg_sleep(${(1.5 * timeoutMs) / 1000}), 'done' as state`.execute(patient),
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
  const [line, other] = [aLine(), aLine()];
  await sql`create table cup (id integer); insert into cup values (1)`.execute(other);
  const cup = async () => (await sql`select * from cup where id = ${1}`.execute(line)).rows;
  for (let time = 0; time < 10; time += 1) expect(await cup()).toEqual([{ id: 1 }]);
  expect(await planned(line)).toEqual(['select * from cup where id = $1']);
  await sql`alter table cup add column handle text`.execute(other);
  for (let time = 0; time < 10; time += 1) expect(await cup()).toEqual([{ id: 1, handle: null }]);
});

test('what says so is planned for its values, however often its like has been asked', async () => {
  const line = aLine();
  await sql`create table bowl (search text); insert into bowl values ('a frequent word')`.execute(line);
  const find = (word: string) =>
    sql`select search from bowl where ${sql.raw(customPlan)} search like ${`%${word}%`}`.execute(line);
  for (let time = 0; time < 10; time += 1) expect((await find('frequent')).rows).toHaveLength(1);
  expect(await planned(line)).toEqual([]);
});

test('R-OPS-07 in the midst of a transaction, too, a table may have got another column meanwhile', async () => {
  const [line, other] = [aLine(), aLine()];
  await sql`create table plate (id integer); insert into plate values (1)`.execute(other);
  const change = () =>
    line.transaction().execute(async (tx) => {
      await sql`select ${1}::integer as one`.execute(tx);
      const found = await sql`select * from plate where id = ${1}`.execute(tx);
      await sql`update plate set id = ${1} where id = ${1} returning plate.*`.execute(tx);
      return found.rows;
    });
  for (let time = 0; time < 10; time += 1) expect(await change()).toEqual([{ id: 1 }]);
  expect(await planned(line)).toEqual(['select $1::integer as one']);
  await sql`alter table plate add column rim text`.execute(other);
  expect(await change()).toEqual([{ id: 1, rim: null }]);
});

test('texts without end are not all kept', async () => {
  const line = aLine();
  for (let text = 0; text < 250; text += 1)
    for (let time = 0; time < 6; time += 1)
      await sql`select ${text}::integer as ${sql.ref(`n${text}`)}`.execute(line);
  expect((await planned(line)).length).toBeLessThanOrEqual(200);
});
