import { beforeEach, expect, test, vi } from 'vitest';
import { mayReload, reloadSettled } from './reload-guard.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { openPage } from './testing/stand-in-provider.ts';

const failed = new TypeError('Failed to fetch dynamically imported module: /assets/recipe-list.js');

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

/** A guarded page, and how a load fails on it: the build's own loader tells the page, and whoever asked for the part. */
async function guardedPage() {
  vi.stubGlobal('sessionStorage', memoryStorage());
  const { window, location } = openPage('http://psifida/system7a/syntages');
  const guard = await import('./reload-guard.ts');
  guard.installReloadGuard();
  const fails = async (): Promise<never> => {
    const error = new TypeError(failed.message);
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  };
  const reloadsAfter = async (load: () => Promise<unknown>) => {
    await load().catch(() => {});
    vi.runAllTimers();
    return location.reload.mock.calls.length;
  };
  return { ...guard, window, fails, reloadsAfter };
}

test('R-SHELL-15 reloads at most once per 10 s for the same path', () => {
  const storage = memoryStorage();
  const at = (path: string, now: number) => mayReload({ path, now, storage });
  expect(at('/system7a/syntages', 0)).toBe(true);
  expect(at('/system7b/edesmata', 1)).toBe(true);
  expect(at('/system7a/syntages', 9_999)).toBe(false);
  expect(at('/system7a/syntages', 10_000)).toBe(true);
});

test('R-SHELL-15 may reload again at once where the last reload has helped', () => {
  const storage = memoryStorage();
  expect(mayReload({ path: '/login', now: 0, storage })).toBe(true);
  expect(mayReload({ path: '/', now: 0, storage })).toBe(true);
  reloadSettled({ path: '/login', now: 1, storage });
  expect(mayReload({ path: '/login', now: 2, storage })).toBe(true);
  expect(mayReload({ path: '/', now: 2, storage })).toBe(false);
});

test('R-SHELL-15 does not reload without a memory, or a broken build would do so for ever', () => {
  expect(mayReload({ path: '/', now: 0, storage: null })).toBe(false);
  expect(mayReload({ path: '/', now: 0, storage: memoryStorage({ room: 3 }) })).toBe(false);
});

test('R-SHELL-15 forgets what makes no sense and what a clock set back left behind', () => {
  const storage = memoryStorage();
  storage.setItem('psifida-reloads', '{"/": "soon"}');
  expect(mayReload({ path: '/', now: 5_000, storage })).toBe(true);
  expect(mayReload({ path: '/', now: 1_000, storage })).toBe(true);
});

test('R-SHELL-15 a failed dynamic load writes the drafts and reloads once, however often it is reported; any other error stays where it is', async () => {
  const { window, fails, reloadsAfter, reloadOnFailedLoad } = await guardedPage();
  const beforeReload = vi.fn();
  window.addEventListener('psifida:before-reload', beforeReload);
  expect(reloadOnFailedLoad(new Error('x is not a function'))).toBe(false);
  expect(await reloadsAfter(async () => {})).toBe(0);
  const reported = () => fails().catch(() => expect(reloadOnFailedLoad(failed)).toBe(true));
  expect(await reloadsAfter(reported)).toBe(1);
  expect(beforeReload).toHaveBeenCalledOnce();
});

test('R-SHELL-15 what was only fetched ahead reloads nothing, and what is needed reloads nothing without a connection', async () => {
  const { guess, fails, reloadsAfter, reloadOnFailedLoad } = await guardedPage();
  expect(await reloadsAfter(() => guess(fails))).toBe(0);
  vi.stubGlobal('navigator', { onLine: false });
  expect(reloadOnFailedLoad(failed)).toBe(false);
  expect(await reloadsAfter(async () => {})).toBe(0);
  vi.stubGlobal('navigator', { onLine: true });
  expect(await reloadsAfter(fails)).toBe(1);
});

test('R-SHELL-15 what is needed reloads the page also while something else is still fetched ahead', async () => {
  const { guess, fails, reloadsAfter } = await guardedPage();
  void guess(() => new Promise(() => {}));
  expect(await reloadsAfter(fails)).toBe(1);
});

test('R-SHELL-15 what leaving for another page breaks off reloads nothing', async () => {
  const { leavesForGood, fails, reloadsAfter } = await guardedPage();
  leavesForGood();
  expect(await reloadsAfter(fails)).toBe(0);
});
