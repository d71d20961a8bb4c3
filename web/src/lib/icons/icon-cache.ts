import { z } from 'zod';
import { browserStorage, readStored, type StoreOptions, writeStored } from '../browser-storage.ts';

const iconData = z.object({ body: z.string(), width: z.number(), height: z.number() });
export type IconData = z.infer<typeof iconData>;

const storageKey = 'psifida-icons';
const limit = 50;
const maxAge = 168 * 60 * 60 * 1000;

/** Least recently used first, as a Map keeps its entries in the order they came. */
const stored = z.array(z.tuple([z.string(), z.object({ icon: iconData, at: z.number() })])).catch([]);

export type IconCache = ReturnType<typeof createIconCache>;

/** R-SHELL-16: at most 50 icons for at most 168 hours, in memory and in the browser's storage. */
export function createIconCache({
  storage = browserStorage('localStorage'),
  now = Date.now,
}: StoreOptions = {}) {
  const entries = new Map(stored.parse(readStored(storage, storageKey) ?? []).slice(-limit));

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
