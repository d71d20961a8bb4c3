type Kept = { body: Promise<Buffer | null>; bytes: number };

/**
 * Bodies that many ask for: each is made once, however many wait for it, and kept until others that were used later need the
 * place. Null is not kept, and neither is what could not be made.
 */
export function keepBodies({ bytesAtMost }: { bytesAtMost: number }) {
  const kept = new Map<string, Kept>();
  let sum = 0;

  const forget = (key: string, one: Kept) => {
    if (kept.get(key) !== one) return;
    kept.delete(key);
    sum -= one.bytes;
  };

  const weigh = (key: string, one: Kept, bytes: number) => {
    if (kept.get(key) !== one) return;
    one.bytes = bytes;
    sum += bytes;
    for (const [oldest, { bytes: freed }] of kept) {
      if (sum <= bytesAtMost) return;
      kept.delete(oldest);
      sum -= freed;
    }
  };

  return (key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> => {
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known); // last used, last forgotten
      return known.body;
    }
    const fresh: Kept = { body: make(), bytes: 0 };
    kept.set(key, fresh);
    fresh.body.then(
      (body) => (body ? weigh(key, fresh, body.length) : forget(key, fresh)),
      () => forget(key, fresh),
    );
    return fresh.body;
  };
}
