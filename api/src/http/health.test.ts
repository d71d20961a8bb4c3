import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { healthRoutes } from './health.ts';

test('however many ask whether all is ready, each part is probed once, and anew a moment later', async () => {
  const app = fastify();
  let rounds = 0;
  let stands = true;
  const well = async () => {};
  const database = async () => {
    rounds += 1;
    if (!stands) throw new Error('away');
  };
  healthRoutes(app, { database, storage: well, uploads: well, data: well, identity: well }, () => false);
  const ask = async () => (await app.inject('/readyz')).statusCode;

  expect(new Set(await Promise.all(Array.from({ length: 20 }, ask)))).toEqual(new Set([200]));
  stands = false;
  await ask();
  expect(rounds).toBe(1);
  await sleep(1_600);
  expect(await ask()).toBe(503);
  expect(rounds).toBe(2);
  await app.close();
});

test('R-OPS-04 without its sign-in it is not ready for staff and ready for displays; why is told to whoever may know', async () => {
  const lines: { level: number; part?: string; reason?: string }[] = [];
  const app = fastify({ logger: { stream: { write: (line: string) => lines.push(JSON.parse(line)) } } });
  const well = async () => {};
  let identity = async () => {
    throw new Error('away', { cause: new Error('connect ECONNREFUSED') });
  };
  const probes = { database: well, storage: well, uploads: well, data: well, identity: () => identity() };
  healthRoutes(app, probes, ({ headers }) => headers.authorization === 'Bearer monitor');
  const ask = (url: string, token = '') =>
    app.inject({ url, headers: { authorization: `Bearer ${token}` } }).then((answer) => answer.json());

  expect(await ask('/readyz', 'monitor')).toEqual({
    status: 'not-ready',
    checks: { database: true, storage: true, uploads: true, data: true, identity: false },
    reasons: { identity: 'away: connect ECONNREFUSED' },
  });
  expect(await ask('/readyz')).not.toHaveProperty('reasons');
  expect(await ask('/readyz/displays')).toEqual({
    status: 'ready',
    checks: { database: true, storage: true },
  });
  identity = well as typeof identity;
  await expect.poll(async () => (await ask('/readyz')).status, { interval: 300 }).toBe('ready');
  const told = lines.filter(({ part }) => part === 'identity').map(({ level, reason }) => [level, reason]);
  expect(told).toEqual([
    [40, 'away: connect ECONNREFUSED'],
    [30, undefined],
  ]);
  await app.close();
});
