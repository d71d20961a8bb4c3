import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Connection } from '../connect.ts';
import { openBallast } from './ballast.ts';
import { keepEmbeddedPostgres } from './keep-running.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'psifida-kept-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function ask(connection: Connection, statement: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

const serverPid = async (folder: string) =>
  Number((await readFile(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);

test('R-OPS-08 a server that was killed is started again, as often as it takes, and has what was committed; a stop ends it', async () => {
  const folder = path.join(root, 'killed');
  const said: (string | null)[] = [];
  const kept = await keepEmbeddedPostgres({ folder, onTrouble: (reason) => said.push(reason) });
  await ask(kept.connection, 'create table kept (id int)');
  for (const round of [1, 2]) {
    await ask(kept.connection, `insert into kept values (${round})`);
    process.kill(await serverPid(folder), 'SIGKILL');
    await vi.waitFor(() => expect(said.filter((one) => one === null)).toHaveLength(round), 30_000);
  }
  expect(said[0]).toMatch(/ended by itself/);
  expect(await ask(kept.connection, 'select id from kept order by id')).toEqual([{ id: 1 }, { id: 2 }]);
  await kept.stop();
  await expect(ask(kept.connection, 'select 1')).rejects.toThrow();
  expect(existsSync(path.join(folder, 'cluster', 'postmaster.pid'))).toBe(false);
});

test('R-OPS-08 a stop while it is just being started again leaves no server behind', async () => {
  const folder = path.join(root, 'stopped');
  let away = false;
  const onTrouble = () => {
    away = true;
  };
  const kept = await keepEmbeddedPostgres({ folder, onTrouble });
  process.kill(await serverPid(folder), 'SIGKILL');
  await vi.waitFor(() => expect(away).toBe(true), 30_000);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await kept.stop();
  await expect(ask(kept.connection, 'select 1')).rejects.toThrow();
});

test('R-OPS-08 space is held in reserve where there is room, and let go when the disk is full', async () => {
  const bytes = 200_000;
  const file = path.join(root, 'ballast');
  const roomy = openBallast(root, { bytes, letGoBelow: 0, makeAbove: 0 });
  await roomy.makeIfRoom();
  await roomy.letGoIfFull();
  expect((await readFile(file)).length).toBe(bytes);
  const full = openBallast(root, {
    bytes,
    letGoBelow: Number.MAX_SAFE_INTEGER,
    makeAbove: Number.MAX_SAFE_INTEGER,
  });
  await full.letGoIfFull();
  await full.makeIfRoom();
  expect(existsSync(file)).toBe(false);
});
