import { once } from 'node:events';

type Deps = {
  /** How many work at the same time. */
  size: number;
  /** Claims the next job of the queue; undefined when there is none. */
  take: () => Promise<(() => Promise<void>) | undefined>;
  /** Resolves when jobs can be claimed. */
  present: Promise<void>;
  /** How long one rests at most: another process may have left something in the queue. */
  lookAroundMs: number;
  signal: AbortSignal;
  onTrouble: (error: unknown) => void;
};

export type Crew = {
  /** There may be something to do. */
  wake(): void;
  /** After the signal, and the last job. */
  ended: Promise<void>;
};

/** So many who work, and one look into the queue for all of them: however many rest, a call costs one question. */
export function startCrew({ size, take, present, lookAroundMs, signal, onTrouble }: Deps): Crew {
  const working = new Set<Promise<void>>();
  let calls = 0;
  let endRest = () => {};

  const wake = () => {
    calls += 1;
    endRest();
  };

  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, lookAroundMs);
      endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const begin = (job: () => Promise<void>) => {
    const work: Promise<void> = job()
      .catch(onTrouble)
      .finally(() => working.delete(work));
    working.add(work);
  };

  const run = async () => {
    await Promise.race([present, once(signal, 'abort')]);
    while (!signal.aborted) {
      const before = calls;
      const job = await take().catch(onTrouble);
      if (job) begin(job);
      // Not if there was a call since: its job may have come just after the look.
      else if (calls === before) await rest();
      if (working.size >= size) await Promise.race(working);
    }
    await Promise.all(working);
  };

  signal.addEventListener('abort', wake, { once: true });
  return { wake, ended: run() };
}
