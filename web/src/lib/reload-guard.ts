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

/** location.replace is under way: imports that it aborts must not reload the page. */
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

/** Preloads; a failure is ignored, since the real import will report it. */
export const guess = (load: () => Promise<unknown>): Promise<void> =>
  load().then(
    () => {},
    (error: unknown) => {
      if (error instanceof Error) missedByNobody.add(error);
    },
  );

/** For error boundaries: true when the page is about to reload, so there is nothing to show. */
export const reloadOnFailedLoad = (error: unknown): boolean => isFailedLoad(error) && reloadOnce();

/** The error is not prevented: the import would resolve with undefined. By the next task it has reached its caller. */
export const installReloadGuard = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    setTimeout(() => {
      if (!missedByNobody.has(payload)) reloadOnce();
    });
  });
