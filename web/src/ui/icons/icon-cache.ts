import { hasFields } from '../../api/request.ts';
import { browserStorage, readStored, type StoreOptions, writeStored } from '../../lib/browser-storage.ts';

export type IconData = { body: string; width: number; height: number };

const storageKey = 'psifida-icons';
const limit = 50;
const maxAge = 168 * 60 * 60 * 1000;

type Entry = { icon: IconData; at: number };

const isEntry = (kept: unknown): kept is [string, Entry] =>
  Array.isArray(kept) &&
  typeof kept[0] === 'string' &&
  hasFields(kept[1], { icon: 'object', at: 'number' }) &&
  hasFields(kept[1].icon, { body: 'string', width: 'number', height: 'number' });

/** Least recently used first, as a Map keeps its entries in the order they came. */
const readEntries = (kept: unknown): [string, Entry][] =>
  Array.isArray(kept) && kept.every(isEntry) ? kept : [];

export type IconCache = ReturnType<typeof createIconCache>;

/** R-SHELL-16: at most 50 icons for at most 168 hours, in memory and in the browser's storage. */
export function createIconCache({
  storage = browserStorage('localStorage'),
  now = Date.now,
}: StoreOptions = {}) {
  const entries = new Map(readEntries(readStored(storage, storageKey)).slice(-limit));

  return {
    find(name: string): IconData | null {
      const entry = entries.get(name);
      if (!entry) return null;
      entries.delete(name);
      if (now() - entry.at >= maxAge) return null;
      entries.set(name, entry);
      return entry.icon;
    },

    keep(icons: Iterable<[name: string, icon: IconData]>): void {
      for (const [name, icon] of icons) {
        entries.delete(name);
        entries.set(name, { icon, at: now() });
      }
      for (const name of [...entries.keys()].slice(0, -limit)) entries.delete(name);
      writeStored(storage, storageKey, [...entries]);
    },
  };
}
