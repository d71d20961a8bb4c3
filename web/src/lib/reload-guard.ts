import { browserStorage, readStored, writeStored } from './browser-storage.ts';
import { leaveKeepingDrafts } from './unsaved-changes.ts';

const quietFor = 10_000;
const storageKey = 'psifida-reloads';

type At = { path: string; now?: number; storage?: Storage | null };

function recentReloads({ now = Date.now(), storage = browserStorage('sessionStorage') }: Omit<At, 'path'>) {
  const kept = Object.entries(readStored(storage, storageKey) ?? {});
  const recent = kept.filter(([, at]) => typeof at === 'number' && at <= now && now - at < quietFor);
  return { now, storage, recent: Object.fromEntries(recent) };
}

/** R-SHELL-15: whether the page at this path may reload now; if so, it is written down that it did. */
export function mayReload({ path, ...at }: At): boolean {
  const { now, storage, recent } = recentReloads(at);
  if (path in recent) return false;
  // Without a memory that outlives the page a broken build would reload for ever.
  return writeStored(storage, storageKey, { ...recent, [path]: now });
}

/** The reload of this path has brought what it was for: the next trouble may reload it at once. */
export function reloadSettled({ path, ...at }: At): void {
  const { storage, recent } = recentReloads(at);
  delete recent[path];
  writeStored(storage, storageKey, recent);
}

/** Each browser has its own words for a module or style sheet that did not arrive. */
const failedLoad =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i;

const isFailedLoad = (error: unknown): boolean => error instanceof Error && failedLoad.test(error.message);

let reloading = false;

/** Another page is about to take the place of this one, in the history too: what it breaks off is no reason to stay. */
export const leavesForGood = (): void => {
  reloading = true;
};

function reloadOnce(): boolean {
  if (reloading) return true;
  // Without a connection the page would be gone, and nothing in its place.
  if (globalThis.navigator?.onLine === false) return false;
  reloading = mayReload({ path: window.location.pathname });
  if (reloading) void leaveKeepingDrafts(() => window.location.reload());
  return reloading;
}

const missedByNobody = new WeakSet<Error>();

/** Fetches what may be needed later. If that fails nobody has missed anything: the visit itself will say so. */
export const guess = (load: () => Promise<unknown>): Promise<void> =>
  load().then(
    () => {},
    (error: unknown) => {
      if (error instanceof Error) missedByNobody.add(error);
    },
  );

/** For error boundaries: true when the page is about to reload, so there is nothing to show. */
export const reloadOnFailedLoad = (error: unknown): boolean => isFailedLoad(error) && reloadOnce();

/**
 * The error is left to travel on: were it held back, the import would succeed with nothing in it. By the next turn it
 * has reached whoever asked for the part.
 */
export const installReloadGuard = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    setTimeout(() => {
      if (!missedByNobody.has(payload)) reloadOnce();
    });
  });
