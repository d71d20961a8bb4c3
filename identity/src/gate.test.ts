import { expect, test } from 'vitest';
import { GateFull, openGate } from './gate.ts';

const turnedAwayOf = (results: PromiseSettledResult<unknown>[]) =>
  results.filter((one) => one.status === 'rejected' && one.reason instanceof GateFull).length;

const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

test('a gate lets few in, has few wait, and turns the rest away', async () => {
  const pass = openGate({ atOnce: 2, waiting: 3, each: 3 });
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside++;
    most = Math.max(most, inside);
    await aMoment();
    inside--;
  };
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => pass('one', work)));
  expect(turnedAwayOf(results)).toBe(3);
  expect(most).toBe(2);
});

test('one caller never has more than its share of the places', async () => {
  const pass = openGate({ atOnce: 1, waiting: 10, each: 4 });
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => pass('one', aMoment)));
  expect(turnedAwayOf(results)).toBe(5);
});

test('callers take turns: who comes late with one does not wait for all of somebody else’s', async () => {
  const pass = openGate({ atOnce: 1, waiting: 20, each: 10 });
  const order: string[] = [];
  const work = (name: string) => () => aMoment().then(() => void order.push(name));
  const many = Array.from({ length: 10 }, () => pass('many', work('many')));
  await Promise.all([...many, pass('few', work('few')), pass('other', work('other'))]);
  expect(order.slice(0, 4)).toEqual(['many', 'many', 'few', 'other']);
});

test('where all places are taken, the longest line gives one up to a caller with fewer', async () => {
  const pass = openGate({ atOnce: 1, waiting: 6, each: 4 });
  const all = (callers: string[]) => Promise.allSettled(callers.map((caller) => pass(caller, aMoment)));
  const many = all(['a', 'a', 'a', 'a', 'a', 'b', 'b']);
  const few = all(['c', 'd']);
  expect(turnedAwayOf(await few)).toBe(0);
  expect(turnedAwayOf(await many)).toBe(2);
});

test('and where everybody waits for one thing only, the next has to come again', async () => {
  const pass = openGate({ atOnce: 1, waiting: 2, each: 2 });
  const results = await Promise.allSettled(['a', 'b', 'c', 'd'].map((caller) => pass(caller, aMoment)));
  expect(turnedAwayOf(results)).toBe(1);
});

test('work that fails leaves its place to the next', async () => {
  const pass = openGate({ atOnce: 1, waiting: 1, each: 1 });
  const failing = pass('one', () => Promise.reject(new Error('failed')));
  const following = pass('one', async () => 'done');
  await expect(failing).rejects.toThrow('failed');
  await expect(following).resolves.toBe('done');
  await expect(pass('one', async () => 'again')).resolves.toBe('again');
});
