import type { IconSet } from '@psifida/contract/endpoints/icons';
import type { IconCache, IconData } from './icon-cache.ts';

/** Answers with the icons it knows; rejects when it cannot be reached. */
export type IconSource = (names: string[]) => Promise<IconSet>;

/** Keeps the address of one request well below the length any server refuses. */
const perRequest = 40;

/** Names asked for in the same tick travel together; what the first source lacks, the next one is asked for. */
export function createIconLoader({ cache, sources }: { cache: IconCache; sources: IconSource[] }) {
  const waiting = new Map<string, Promise<IconData | null>>();
  let batch: { names: string[]; answer: Promise<Map<string, IconData>> } | undefined;

  async function ask(names: string[]): Promise<Map<string, IconData>> {
    const found = new Map<string, IconData>();
    for (const source of sources) {
      const missing = names.filter((name) => !found.has(name));
      if (missing.length === 0) break;
      const set = await source(missing).catch(() => null);
      for (const name of missing) {
        const icon = set && Object.hasOwn(set.icons, name) ? set.icons[name] : undefined;
        if (set && icon) found.set(name, { body: icon.body, width: set.width, height: set.height });
      }
    }
    cache.keep(found);
    return found;
  }

  function join(name: string): Promise<Map<string, IconData>> {
    if (batch && batch.names.length < perRequest) {
      batch.names.push(name);
      return batch.answer;
    }
    const names = [name];
    const answer = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      if (batch?.names === names) batch = undefined;
      return ask(names);
    });
    batch = { names, answer };
    return answer;
  }

  return async function load(name: string): Promise<IconData | null> {
    const known = cache.find(name);
    if (known) return known;
    const loading = waiting.get(name) ?? join(name).then((found) => found.get(name) ?? null);
    waiting.set(name, loading);
    return loading.finally(() => waiting.delete(name));
  };
}
