import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { request } from 'undici';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGuard, type GuardOptions } from './guard.ts';

/** Stands for something inside that only an operator may open. */
const inside = createServer((_, response) => {
  reached += 1;
  response.end('from inside');
});
let reached = 0;
let port = 0;

beforeAll(async () => {
  await new Promise<void>((listening) => inside.listen(0, '127.0.0.1', listening));
  ({ port } = inside.address() as AddressInfo);
});
afterAll(() => inside.close());
beforeEach(() => {
  reached = 0;
});

/** A name server in the hands of an attacker: another answer to each question. */
const nameServer = (...answers: string[][]) => {
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    const answer = answers[Math.min(asked, answers.length) - 1] ?? [];
    return answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { resolve, asked: () => asked };
};

type NameServer = ReturnType<typeof nameServer>;

const guarded = ({ resolve }: NameServer, options: Partial<GuardOptions> = {}) => {
  const { agent } = createGuard({ allowedHosts: [], resolve, ...options });
  return () => request(`http://feed.example:${port}/`, { dispatcher: agent });
};

test.each([
  [['127.0.0.1']],
  [['::1']],
  [['::ffff:127.0.0.1']],
  [['10.0.0.1']],
  [['169.254.169.254']],
  [['8.8.8.8', '127.0.0.1']],
])('R-VAL-06 a name that resolves to %j is refused before any connection', async (addresses) => {
  await expect(guarded(nameServer(addresses))()).rejects.toMatchObject({ reason: 'address-not-allowed' });
  expect(reached).toBe(0);
});

describe('where this machine passes for a public one', () => {
  const isPublic = (address: string) => address === '127.0.0.1';

  test('R-VAL-06 the address that was judged is the one that is used: the name is asked once', async () => {
    const names = nameServer(['127.0.0.1'], ['10.0.0.1']);
    const { body } = await guarded(names, { isPublic })();
    expect(await body.text()).toBe('from inside');
    expect([names.asked(), reached]).toEqual([1, 1]);
  });

  test('R-VAL-06 the next request is judged anew: a name that has turned private gains nothing', async () => {
    const ask = guarded(nameServer(['127.0.0.1'], ['10.0.0.1']), { isPublic });
    await (await ask()).body.text();
    await setTimeout(50); // long enough for a connection to be taken back, if it were
    await expect(ask()).rejects.toMatchObject({ reason: 'address-not-allowed' });
    expect(reached).toBe(1);
  });

  test('R-VAL-06 a connection that has ended elsewhere is closed before anything is asked', async () => {
    const judged: string[] = [];
    const onceOnly = (address: string) => judged.push(address) === 1;
    await expect(guarded(nameServer(['127.0.0.1']), { isPublic: onceOnly })()).rejects.toMatchObject({
      reason: 'address-not-allowed',
    });
    expect(judged).toEqual(['127.0.0.1', '127.0.0.1']);
    expect(reached).toBe(0);
  });
});

test('what the operator allows is reached, though it is private', async () => {
  const { body } = await guarded(nameServer(['127.0.0.1']), { allowedHosts: [`feed.example:${port}`] })();
  expect(await body.text()).toBe('from inside');
});

test('a name without an address does not answer', async () => {
  await expect(guarded(nameServer([]))()).rejects.toMatchObject({ reason: 'no-answer' });
});
