import { beforeReload } from '../unsaved-changes.ts';
import type { DraftStore } from './draft-store.ts';

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
