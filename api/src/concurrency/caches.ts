import { LRUCache } from 'lru-cache';

type Make = () => Promise<Buffer | null>;

/** Stands for null, which the cache cannot tell from a fetch that was evicted. */
const nothing = Buffer.alloc(0);

/** Bodies that many ask for at once: each is made once, however many wait for it. Null and failures are not cached. */
export function createBodyCache({ bytesAtMost }: { bytesAtMost: number }) {
  const bodies = new LRUCache<string, Buffer, Make>({
    maxSize: bytesAtMost,
    // What is larger than the cache is not kept.
    sizeCalculation: (body) => (body === nothing ? bytesAtMost + 1 : body.length || 1),
    fetchMethod: async (_key, _stale, { context }) => (await context()) ?? nothing,
    // Whoever waits for one that is evicted meanwhile gets it all the same.
    ignoreFetchAbort: true,
  });
  return async (key: string, make: Make): Promise<Buffer | null> => {
    const body = await bodies.fetch(key, { context: make });
    return !body || body === nothing ? null : body;
  };
}

type Marked = { id: string; mark: string };

/** What is made of rows, cached by row version (`rowMark`). What is not cached is made together, as it stands by then. */
export function createRowCache<Made extends object | string>({ atMost }: { atMost: number }) {
  const cache = new LRUCache<string, Made>({ max: atMost });
  const keyOf = ({ id, mark }: Marked) => `${id} ${mark}`;
  return async (
    rows: readonly Marked[],
    make: (ids: string[]) => Promise<readonly (Marked & { made: Made })[]>,
  ): Promise<Map<string, Made>> => {
    const found = new Map<string, Made>();
    const unknown: string[] = [];
    for (const row of rows) {
      const made = cache.get(keyOf(row));
      if (made === undefined) unknown.push(row.id);
      else found.set(row.id, made);
    }
    for (const { made, ...row } of unknown.length ? await make(unknown) : []) {
      cache.set(keyOf(row), made);
      found.set(row.id, made);
    }
    return found;
  };
}
