import { type ComponentType, createElement, useEffect, useSyncExternalStore } from 'react';
import { guess } from './reload-guard.ts';
import { whenPageStands } from './when-idle.ts';

const againEveryMs = 3_000;

/**
 * R-SPEED-03: what nobody needs for the first picture of a page is sent for once that stands. `isNeeded` says that somebody
 * waits for it now: then, unlike for a guess, a build that is gone makes the page load anew.
 */
export function late<Part>(load: () => Promise<Part>, when: () => Promise<unknown> = whenPageStands) {
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
  /** Many on a page may ask for the same part. */
  const preload = () => {
    if (guessing) return;
    guessing = true;
    void guess(() => when().then(fetchPart)).then(() => {
      guessing = false;
    });
  };
  function useLate(isNeeded = false): Part | undefined {
    const there = useSyncExternalStore(subscribe, current, current);
    const isThere = there !== undefined;
    useEffect(() => {
      if (isThere) return;
      if (!isNeeded) {
        preload();
        window.addEventListener('online', preload);
        return () => window.removeEventListener('online', preload);
      }
      // Who waits for a question cannot go on without it: it comes with the connection.
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
  return useLate;
}

/** A part of a page that comes when it is first drawn; `useIsThere` says whether it has, and sends for it once the page stands. */
export function drawnLate<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const usePart = late(load);
  const Part = (props: Props) => {
    const There = usePart(true);
    return There ? createElement(There, props) : null;
  };
  return Object.assign(Part, { useIsThere: () => usePart() !== undefined });
}
