import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createDraftStore } from './drafts/draft-store.ts';
import { createDraftWriter } from './drafts/draft-writer.ts';
import { useSession } from './session.ts';

const store = createDraftStore();

type LocalDraft<T> = {
  /** What the person had typed here before and never saved. */
  restored: T | null;
  /** Saved, or given up: nothing of it stays. */
  clear(): void;
};

type Options<T> = {
  /** What is being edited, e.g. `presentation:42`. */
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
