import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { beforeReload } from '../../lib/unsaved-changes.ts';
import { useSession } from '../../session/session.ts';
import type { DraftStore } from './draft-store.ts';
import { createDraftStore } from './draft-store.ts';

const writeEvery = 2000;

/** Writes one draft at most every two seconds, and at once when the page may be about to go. */
export function createDraftWriter({ store, key }: { store: DraftStore; key: string }) {
  let waiting: { value: unknown } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting) store.write(key, waiting.value);
    waiting = undefined;
  }

  return {
    change(value: unknown): void {
      waiting = { value };
      timer ??= setTimeout(flush, writeEvery);
    },

    remove(): void {
      waiting = undefined;
      flush();
      store.remove(key);
    },

    /** Returns how to stop; stopping writes what is still waiting. */
    guard(page: EventTarget, document: EventTarget & { visibilityState: string }): () => void {
      const whenHidden = () => {
        if (document.visibilityState === 'hidden') flush();
      };
      page.addEventListener('pagehide', flush);
      page.addEventListener(beforeReload, flush);
      document.addEventListener('visibilitychange', whenHidden);
      return () => {
        flush();
        page.removeEventListener('pagehide', flush);
        page.removeEventListener(beforeReload, flush);
        document.removeEventListener('visibilitychange', whenHidden);
      };
    },
  };
}

const store = createDraftStore();

type LocalDraft<T> = { restored: T | null; clear(): void };

type Options<T> = {
  key: string;
  /** The saved version it started from: text typed over another version is not put back. */
  version: string | number;
  value: T;
  dirty: boolean;
};

/** Keeps typed text on this machine until it is saved: a lost session, a reload or a crash does not take it. */
export function useLocalDraft<T>({ key, version, value, dirty }: Options<T>): LocalDraft<T> {
  const { user } = useSession();
  const draftKey = user ? `${user.id}:${key}:${version}` : null;
  const writer = useMemo(() => (draftKey ? createDraftWriter({ store, key: draftKey }) : null), [draftKey]);

  const find = () => ({ draftKey, draft: draftKey ? ((store.read(draftKey) ?? null) as T | null) : null });
  const [found, setFound] = useState(find);
  if (found.draftKey !== draftKey) setFound(find());

  useEffect(() => writer?.guard(window, document), [writer]);

  const wasDirty = useRef(false);
  useEffect(() => {
    if (dirty) writer?.change(value);
    // Typed and taken back again; a form that was never touched keeps the draft of an earlier visit.
    else if (wasDirty.current) writer?.remove();
    wasDirty.current = dirty;
  }, [writer, value, dirty]);

  const clear = useCallback(() => {
    writer?.remove();
    setFound({ draftKey, draft: null });
  }, [writer, draftKey]);

  return { restored: found.draft, clear };
}
