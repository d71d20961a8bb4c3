import { expect, test } from 'vitest';
import { GateFull, openGate } from './gate.ts';

test('a gate lets few in, has few wait, and turns the rest away', async () => {
  const pass = openGate({ atOnce: 2, waiting: 3 });
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside++;
    most = Math.max(most, inside);
    await new Promise((resolve) => setTimeout(resolve, 1));
    inside--;
  };
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => pass(work)));
  const turnedAway = results.filter((one) => one.status === 'rejected' && one.reason instanceof GateFull);
  expect(turnedAway).toHaveLength(3);
  expect(most).toBe(2);
});

test('work that fails leaves its place to the next', async () => {
  const pass = openGate({ atOnce: 1, waiting: 1 });
  const failing = pass(() => Promise.reject(new Error('failed')));
  const following = pass(async () => 'done');
  await expect(failing).rejects.toThrow('failed');
  await expect(following).resolves.toBe('done');
  await expect(pass(async () => 'again')).resolves.toBe('again');
});
