import type { FastifyInstance } from 'fastify';

export type Repeated = { stop(): Promise<void> };

/** How a piece of work that this process does by itself has gone so far. */
export type JobRecord = { done: number; failed: number; endedWellAt: number | null };

const jobs = new Map<string, JobRecord>();

/** Every piece of work that was ever begun in this process, by its name. */
export const jobRecords = (): ReadonlyMap<string, Readonly<JobRecord>> => jobs;

type Job = {
  name: string;
  everyMs: number;
  onError: (err: unknown) => void;
};

/** At once and then again and again, never twice at a time; stopping breaks off what is under way and waits for it. */
export function repeat(
  work: (signal: AbortSignal) => Promise<void>,
  { name, everyMs, onError }: Job,
): Repeated {
  const record: JobRecord = jobs.get(name) ?? { done: 0, failed: 0, endedWellAt: null };
  jobs.set(name, record);
  const stopping = new AbortController();
  let underWay: Promise<void> | null = null;
  const once = async () => {
    try {
      await work(stopping.signal);
      record.done += 1;
      record.endedWellAt = Date.now();
    } catch (error) {
      // Broken off is not gone wrong.
      if (stopping.signal.aborted) return;
      record.failed += 1;
      onError(error);
    } finally {
      underWay = null;
    }
  };
  const run = () => {
    underWay ??= once();
  };
  run();
  const timer = setInterval(run, everyMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await underWay;
    },
  };
}

type AppJob = { name: string; everyMs: number; failed: string };

/** From when the server is ready until it closes. */
export function repeatWhileOpen(
  app: FastifyInstance,
  { name, everyMs, failed }: AppJob,
  work: () => Promise<void>,
): void {
  const onError = (err: unknown) => app.log.error({ err }, failed);
  let repeated: Repeated | undefined;
  app.addHook('onReady', async () => {
    repeated = repeat(work, { name, everyMs, onError });
  });
  app.addHook('onClose', async () => repeated?.stop());
}

export const repeatHourly = (
  app: FastifyInstance,
  job: Omit<AppJob, 'everyMs'>,
  work: () => Promise<void>,
): void => repeatWhileOpen(app, { ...job, everyMs: 60 * 60_000 }, work);
