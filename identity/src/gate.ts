export class GateFull extends Error {}

/** Lets a few pieces of work run at once and a few more wait; whatever comes on top is turned away with GateFull. */
export function openGate({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running++;
    else if (queue.length < waiting) await new Promise<void>((proceed) => queue.push(proceed));
    else throw new GateFull('too many are waiting');
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
