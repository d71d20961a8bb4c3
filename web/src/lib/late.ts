import { useEffect, useSyncExternalStore } from 'react';
import { guess } from './reload-guard.ts';

const againEveryMs = 3_000;

/**
 * R-SPEED-03: what nobody needs for the first picture of a page is sent for once that stands. `isNeeded` says that somebody
 * waits for it now: then, unlike for a guess, a build that is gone makes the page load anew.
 */
export function late<Part>(load: () => Promise<Part>): (isNeeded?: boolean) => Part | undefined {
  let part: Part | undefined;
  const listeners = new Set<() => void>();
  const fetchPart = async () => {
    part ??= await load();
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const current = () => part;
  return function useLate(isNeeded = false) {
    const there = useSyncExternalStore(subscribe, current, current);
    const isThere = there !== undefined;
    useEffect(() => {
      if (isThere) return;
      if (!isNeeded) return void guess(fetchPart);
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
  };
}
