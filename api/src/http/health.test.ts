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
  healthRoutes(app, { database, storage: well, uploads: well, data: well, identity: well });
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
