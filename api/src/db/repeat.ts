export type Repeated = { stop(): Promise<void> };

/** At once and then again and again; stopping waits for what is under way. */
export function repeat(
  work: () => Promise<void>,
  { everyMs, onError }: { everyMs: number; onError: (err: unknown) => void },
): Repeated {
  let current: Promise<void> = Promise.resolve();
  const run = () => {
    current = work().catch(onError);
  };
  run();
  const timer = setInterval(run, everyMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await current;
    },
  };
}
