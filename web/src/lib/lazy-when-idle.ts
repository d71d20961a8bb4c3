import { type ComponentType, createElement, useEffect, useSyncExternalStore } from 'react';
import { guess } from './reload-guard.ts';
import { whenPageStands } from './when-idle.ts';

const againEveryMs = 3_000;

/**
 * R-SPEED-03: imports a module once the page is idle. `isNeeded` imports it now; a failed import then reloads the page,
 * which a failed preload does not.
 */
export function lazyWhenIdle<Part>(load: () => Promise<Part>, when: () => Promise<unknown> = whenPageStands) {
  let part: Part | undefined;
  const listeners = new Set<() => void>();
  const fetchPart = async () => {
    if (part !== undefined) return;
    part = await load();
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const current = () => part;
  let guessing = false;
  /** Coalesced: many components may use the same module. */
  const preload = () => {
    if (guessing) return;
    guessing = true;
    void guess(() => when().then(fetchPart)).then(() => {
      guessing = false;
    });
  };
  function useLazy(isNeeded = false): Part | undefined {
    const there = useSyncExternalStore(subscribe, current, current);
    const isThere = there !== undefined;
    useEffect(() => {
      if (isThere) return;
      if (!isNeeded) {
        preload();
        window.addEventListener('online', preload);
        return () => window.removeEventListener('online', preload);
      }
      // Retried, and when the connection is back: whoever needs it cannot go on without.
      const fetchAgain = () => void fetchPart().catch(() => {});
      fetchAgain();
      const timer = setInterval(fetchAgain, againEveryMs);
      window.addEventListener('online', fetchAgain);
      return () => {
        clearInterval(timer);
        window.removeEventListener('online', fetchAgain);
      };
    }, [isNeeded, isThere]);
    return there;
  }
  return useLazy;
}

/** A component imported when first rendered; `useIsThere` preloads it when idle and says whether it is loaded. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const usePart = lazyWhenIdle(load);
  const Part = (props: Props) => {
    const There = usePart(true);
    return There ? createElement(There, props) : null;
  };
  return Object.assign(Part, { useIsThere: () => usePart() !== undefined });
}
