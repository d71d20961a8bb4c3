import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayReload, reloadSettled } from './reload-guard.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { openPage } from './testing/stand-in-provider.ts';

const failed = new TypeError('Failed to fetch dynamically imported module: /assets/recipe-list.js');

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As the build's own loader does it: it tells the page, and whoever asked for the part. */
const fails = async (window: EventTarget, error = new TypeError(failed.message)): Promise<never> => {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  throw error;
};

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

test('R-SHELL-15 a failed dynamic load writes the drafts and reloads once, however often it is reported', async () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  const { window, location } = openPage('http://psifida/system7a/syntages');
  const { installReloadGuard, reloadOnFailedLoad } = await import('./reload-guard.ts');
  const beforeReload = vi.fn();
  window.addEventListener('psifida:before-reload', beforeReload);
  installReloadGuard();

  await fails(window).catch(() => {});
  expect(reloadOnFailedLoad(failed)).toBe(true);
  vi.runAllTimers();
  expect(location.reload).toHaveBeenCalledOnce();
  expect(beforeReload).toHaveBeenCalledOnce();
});

test('R-SHELL-15 any other error stays where it is', async () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  const { location } = openPage('http://psifida/');
  const { reloadOnFailedLoad } = await import('./reload-guard.ts');
  expect(reloadOnFailedLoad(new Error('x is not a function'))).toBe(false);
  expect(location.reload).not.toHaveBeenCalled();
});

test('R-SHELL-15 what was only fetched ahead reloads nothing, and what is needed reloads nothing without a connection', async () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  const { window, location } = openPage('http://psifida/system7a/syntages');
  const { guess, installReloadGuard, reloadOnFailedLoad } = await import('./reload-guard.ts');
  installReloadGuard();
  await guess(() => fails(window));
  vi.runAllTimers();
  vi.stubGlobal('navigator', { onLine: false });
  expect(reloadOnFailedLoad(failed)).toBe(false);
  expect(location.reload).not.toHaveBeenCalled();

  vi.stubGlobal('navigator', { onLine: true });
  await fails(window).catch(() => {});
  vi.runAllTimers();
  expect(location.reload).toHaveBeenCalledOnce();
});

test('R-SHELL-15 what is needed reloads the page also while something else is still fetched ahead', async () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  const { window, location } = openPage('http://psifida/system7a/syntages');
  const { guess, installReloadGuard } = await import('./reload-guard.ts');
  installReloadGuard();
  void guess(() => new Promise(() => {}));
  await fails(window).catch(() => {});
  vi.runAllTimers();
  expect(location.reload).toHaveBeenCalledOnce();
});

test('R-SHELL-15 what leaving for another page breaks off reloads nothing', async () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  const { window, location } = openPage('http://psifida/system7a/syntages');
  const { installReloadGuard, leavesForGood } = await import('./reload-guard.ts');
  installReloadGuard();
  leavesForGood();
  await fails(window).catch(() => {});
  vi.runAllTimers();
  expect(location.reload).not.toHaveBeenCalled();
});
