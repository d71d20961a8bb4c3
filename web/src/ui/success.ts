import type { LibraryKind } from '@psifida/contract/kinds';
import { useSyncExternalStore } from 'react';
import type { Locale } from 'use-intl';

/** R-SHELL-17: too short to read, so a toast only repeats what the status line keeps. */
export const toastLifetime = 1000;

/** R-RULE-09: what has just succeeded with what; the words are in the catalogues under `success`. */
export type Success = {
  what: 'created' | 'edited';
  of: 'presentation' | LibraryKind;
  /** What it changes on the displays. */
  note: ((locale: Locale) => string) | null;
  at: string;
};

let latest: Success | null = null;
const listeners = new Set<() => void>();

const set = (value: Success | null) => {
  latest = value;
  for (const listener of listeners) listener();
};

export const announceSuccess = (
  what: Success['what'],
  of: Success['of'] = 'presentation',
  note: Success['note'] = null,
): void => set({ what, of, note, at: new Date().toISOString() });

/** It belongs to the page it was said on, and to the last attempt: beside a refusal it would be read as its answer. */
export const forgetSuccess = (): void => {
  if (latest) set(null);
};

export const latestSuccess = (): Success | null => latest;

export const onSuccess = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSuccess = (): Success | null => useSyncExternalStore(onSuccess, latestSuccess);
