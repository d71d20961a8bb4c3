import { availableParallelism, totalmem } from 'node:os';
import { openPictureProcess } from '../../../media/pictures/picture-process.ts';
import { type ProcessParts, processUpload } from './process-upload.ts';
import * as store from './uploads.store.ts';

export type UploadWorkers = { wake(): void; stop(): Promise<void> };

/** For what another process, or this one before a restart, has left in the queue. */
const lookAroundMs = 2_000;

const workersAtMost = 8;
const memoryPerWorker = 1024 ** 3;

const memory = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** One more than there are cores: while one waits for the disk or the database, another has work for the processor. */
const workerCount = (): number =>
  Math.max(1, Math.min(availableParallelism() + 1, workersAtMost, Math.floor(memory() / memoryPerWorker)));

/** A bounded number of jobs at a time, as many as the machine has cores and memory for. */
export function startUploadWorkers(parts: Omit<ProcessParts, 'signal' | 'pictures'>): UploadWorkers {
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

  const run = async () => {
    while (!signal.aborted) {
      const before = calls;
      const job = await store.claimNext(parts.db, parts.staging.id).catch((err: unknown) => {
        parts.log.error({ err }, 'the queue of uploads cannot be read');
      });
      const again = job && (await processUpload(job, { ...parts, pictures, signal }));
      if (again) setTimeout(wake, again.againInMs + 5).unref();
      if (!job) await restUnlessCalledSince(before);
    }
  };

  const running = Array.from({ length: count }, run);
  return {
    wake,
    stop: async () => {
      stopping.abort();
      wake();
      await Promise.all(running);
      pictures.close();
    },
  };
}
