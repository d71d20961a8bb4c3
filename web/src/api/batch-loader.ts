type Waiting<T> = { id: string; resolve(found: T | null): void; reject(reason: unknown): void };

type Options<T> = { atOnce: number; load(ids: string[]): Promise<T[]> };

/** Collects single ids and loads them in batches of at most `atOnce`. */
export function createBatchLoader<T extends { id: string }>({ atOnce, load }: Options<T>) {
  let waiting: Waiting<T>[] = [];

  const send = async (batch: Waiting<T>[]) => {
    try {
      const found = new Map(
        (await load([...new Set(batch.map(({ id }) => id))])).map((one) => [one.id, one]),
      );
      for (const { id, resolve } of batch) resolve(found.get(id) ?? null);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  const flush = () => {
    const all = waiting;
    waiting = [];
    for (let start = 0; start < all.length; start += atOnce) void send(all.slice(start, start + atOnce));
  };

  return (id: string): Promise<T | null> =>
    new Promise((resolve, reject) => {
      // A macrotask: every entry of a form mounts its own query.
      if (waiting.length === 0) setTimeout(flush, 0);
      waiting.push({ id, resolve, reject });
    });
}
