import { afterEach, expect, test, vi } from 'vitest';
import { replacingTests } from './replacing-tests.mjs';

/** As it is done before every test file. */
const begin = () => import('./fresh-modules.mjs');

afterEach(() => vi.resetModules());

test('what a test file has left in a module of ours is gone for the next in its process', async () => {
  const first = await import('./run.mjs');
  expect(await import('./run.mjs')).toBe(first);
  await begin();
  expect(await import('./run.mjs')).not.toBe(first);
});

test('so are what it put in the place of the clock, of a global and of the environment', async () => {
  const { fetch } = globalThis;
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('fetch', null);
  vi.stubEnv('PSIFIDA_LEFT', 'behind');
  await begin();
  expect(Date.now()).toBeGreaterThan(0);
  expect(globalThis.fetch).toBe(fetch);
  expect(process.env.PSIFIDA_LEFT).toBeUndefined();
});

test('a module that holds no state is not loaded again', async () => {
  const first = await import('@psifida/contract/kinds');
  await begin();
  expect(await import('@psifida/contract/kinds')).toBe(first);
});

test('no test of the API, which all share processes, replaces a whole module', () => {
  const replacing = replacingTests();
  expect(replacing).toContain('api/src/media/private-files.test.ts');
  expect(replacing.filter((file) => file.endsWith('.api.test.ts'))).toEqual([]);
});
