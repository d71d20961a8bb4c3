/** Resolves after the time, or as soon as one of the signals ends the waiting. */
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

/**
 * Ends with the other signal, and after so much silence: `heard` begins it anew. The browser's own `AbortSignal.any` is
 * too new for some displays. `release` once it is over: the other signal may live for months.
 */
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

/** Twice as long with every failure, and never all displays at the same instant. */
export const backoff = (
  failures: number,
  { first, most, chance = Math.random() }: { first: number; most: number; chance?: number },
): number => Math.min(most, first * 2 ** Math.max(0, failures - 1)) * (0.75 + chance / 2);
