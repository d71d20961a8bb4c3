/** Resolves after the time, or when one of the signals aborts. */
export const pause = (ms: number, ...signals: readonly AbortSignal[]): Promise<void> =>
  new Promise((resolve) => {
    if (signals.some(({ aborted }) => aborted)) return resolve();
    const done = () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    for (const signal of signals) signal.addEventListener('abort', done);
  });

/** As `AbortSignal.any`, too new for some displays, with a timeout that `heard` restarts; `release` unsubscribes. */
export function linked(other: AbortSignal | undefined, silenceMs: number) {
  const own = new AbortController();
  const stop = () => own.abort();
  let timer = setTimeout(stop, silenceMs);
  if (other?.aborted) stop();
  other?.addEventListener('abort', stop);
  return {
    signal: own.signal,
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(stop, silenceMs);
    },
    release: () => {
      clearTimeout(timer);
      other?.removeEventListener('abort', stop);
    },
  };
}

/** Exponential backoff with jitter. */
export const backoff = (
  failures: number,
  { first, most, chance = Math.random() }: { first: number; most: number; chance?: number },
): number => Math.min(most, first * 2 ** Math.max(0, failures - 1)) * (0.75 + chance / 2);
