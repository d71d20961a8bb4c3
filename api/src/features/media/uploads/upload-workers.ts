import { once } from 'node:events';
import { availableParallelism, totalmem } from 'node:os';
import { openPictureProcess } from '../../../media/pictures/picture-process.ts';
import { type ProcessParts, processUpload } from './process-upload.ts';
import * as store from './uploads.store.ts';

type Parts = Omit<ProcessParts, 'signal' | 'pictures'> & {
  /** Resolves when the name by which this process claims jobs is held in the database. */
  present: Promise<void>;
  holder: string;
  backWithinMs: number;
};

export type UploadWorkers = { wake(): void; stop(): Promise<void> };

/** For what another process, or this one before a restart, has left in the queue. */
const lookAroundMs = 2_000;

const workersAtMost = 8;
const memoryPerWorker = 1024 ** 3;

const memory = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** One more than there are cores: while one waits for the disk or the database, another has work for the processor. */
const workerCount = (): number =>
  Math.max(1, Math.min(availableParallelism() + 1, workersAtMost, Math.floor(memory() / memoryPerWorker)));

/** How often one looks within the time that another has to be back. */
const looksForLost = 8;

/**
 * Whoever has the bytes may be away for a moment, and after the database was, everybody is: a folder is lost when it was
 * missing at every look for the whole time, by one who was there all along.
 */
function watchForLost({ db, incoming, log, present, lifetimeMs, backWithinMs }: Omit<Parts, 'holder'>) {
  const missingSince = new Map<string, number>();
  const refusal = { code: 'bytes-lost', params: {} } as const;

  const look = async (): Promise<void> => {
    const now = performance.now();
    const missing = (await store.listMissing(db, incoming.id)) ?? [];
    for (const known of missingSince.keys()) if (!missing.includes(known)) missingSince.delete(known);
    for (const one of missing) {
      const since = missingSince.get(one) ?? now;
      missingSince.set(one, since);
      if (now - since < backWithinMs) continue;
      await store.failLost(db, {
        staging: one,
        untouchedMs: backWithinMs,
        expiresAt: new Date(Date.now() + lifetimeMs),
        refusal,
      });
    }
  };
  const watching = setInterval(() => {
    present.then(look).catch((err: unknown) => {
      missingSince.clear();
      log.error({ err }, 'uploads that were lost could not be looked for');
    });
  }, backWithinMs / looksForLost).unref();
  return () => clearInterval(watching);
}

/** A bounded number of jobs at a time, as many as the machine has cores and memory for. */
export function startUploadWorkers({ present, holder, ...parts }: Parts): UploadWorkers {
  const count = workerCount();
  const pictures = openPictureProcess({ parallel: count });
  const stopping = new AbortController();
  const { signal } = stopping;
  let calls = 0;
  let wakers: (() => void)[] = [];

  /** Not if there was a call since then: its job may have come just after the look into the queue. */
  const restUnlessCalledSince = (then: number) =>
    new Promise<void>((resolve) => {
      if (calls !== then) return resolve();
      const timer = setTimeout(resolve, lookAroundMs);
      wakers.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });

  const wake = () => {
    calls += 1;
    const waiting = wakers;
    wakers = [];
    for (const one of waiting) one();
  };

  const worker = { holder, staging: parts.incoming.id };

  const run = async () => {
    await Promise.race([present, once(signal, 'abort')]);
    while (!signal.aborted) {
      const before = calls;
      const job = await store.claimNext(parts.db, worker).catch((err: unknown) => {
        parts.log.error({ err }, 'the queue of uploads cannot be read');
      });
      const again = job && (await processUpload(job, { ...parts, pictures, signal }));
      if (again) setTimeout(wake, again.againInMs + 5).unref();
      if (!job) await restUnlessCalledSince(before);
    }
  };

  const stopWatching = watchForLost({ ...parts, present });
  const running = Array.from({ length: count }, run);
  return {
    wake,
    stop: async () => {
      stopWatching();
      stopping.abort();
      wake();
      await Promise.all(running);
      pictures.close();
    },
  };
}
