import { useSyncExternalStore } from 'react';

/** R-SHELL-17: too short to read, so a toast only repeats what the status line keeps. */
export const toastLifetime = 1000;

/** R-RULE-09: what has just succeeded; the words are in the catalogues under `success`. */
type Success = { what: 'created' | 'edited'; at: string };

let latest: Success | null = null;
const listeners = new Set<() => void>();

const set = (value: Success | null) => {
  latest = value;
  for (const listener of listeners) listener();
};

export const announceSuccess = (what: Success['what']): void => set({ what, at: new Date().toISOString() });

/** It belongs to the page it was said on. */
export const forgetSuccess = (): void => {
  if (latest) set(null);
};

export const latestSuccess = (): Success | null => latest;

export const onSuccess = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSuccess = (): Success | null => useSyncExternalStore(onSuccess, latestSuccess);
