/** Resolves after the time, or as soon as the signal ends the waiting. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
  });

/** Twice as long with every failure, and never all displays at the same instant. */
export const backoff = (
  failures: number,
  { first, most, chance = Math.random() }: { first: number; most: number; chance?: number },
): number => Math.min(most, first * 2 ** Math.max(0, failures - 1)) * (0.75 + chance / 2);
