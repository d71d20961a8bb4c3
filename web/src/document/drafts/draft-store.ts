import { z } from 'zod';
import {
  browserStorage,
  readStored,
  removeStored,
  type StoreOptions,
  writeStored,
} from '../../lib/browser-storage.ts';

const prefix = 'psifida-draft:';
const maxAge = 30 * 24 * 60 * 60 * 1000;
const limit = 40;

const kept = z.object({ at: z.number(), value: z.unknown() });

export type DraftStore = ReturnType<typeof createDraftStore>;

export function createDraftStore({
  storage = browserStorage('localStorage'),
  now = Date.now,
}: StoreOptions = {}) {
  const find = (storageKey: string) => kept.safeParse(readStored(storage, storageKey)).data;

  /** Of everyone who uses this browser, oldest first; what is no draft counts as the oldest. */
  const all = () =>
    Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
      .filter((storageKey) => storageKey.startsWith(prefix))
      .map((storageKey) => ({ storageKey, at: find(storageKey)?.at ?? 0 }))
      .sort((one, other) => one.at - other.at);

  function sweep(): void {
    const drafts = all();
    const tooMany = drafts.length - limit;
    drafts
      .filter(({ at }, index) => index < tooMany || now() - at > maxAge)
      .forEach(({ storageKey }) => {
        removeStored(storage, storageKey);
      });
  }

  return {
    read(key: string): unknown {
      sweep();
      return find(prefix + key)?.value;
    },

    /** When storage is full the oldest drafts make room for the text that is being typed now. */
    write(key: string, value: unknown): boolean {
      const draft = { at: now(), value };
      if (writeStored(storage, prefix + key, draft)) return true;
      return all()
        .filter(({ storageKey }) => storageKey !== prefix + key)
        .some(({ storageKey }) => {
          removeStored(storage, storageKey);
          return writeStored(storage, prefix + key, draft);
        });
    },

    remove: (key: string): void => removeStored(storage, prefix + key),
  };
}
