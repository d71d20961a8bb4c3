import { once } from 'node:events';
import { availableParallelism, totalmem } from 'node:os';
import type { Registry } from '@psifida/contract/registry/systems';
import type { PreparationStep } from '../../../db/media-tables.ts';
import { oneAtATime } from '../../../media/one-at-a-time.ts';
import { openPictureProcess } from '../../../media/pictures/picture-process.ts';
import type { PictureTasks } from '../../../media/pictures/picture-tasks.ts';
import { completeReleases } from '../../../releases/complete-releases.ts';
import * as preparations from '../preparing/preparations.store.ts';
import { prepareSizes } from '../preparing/prepare-sizes.ts';
import { type ProcessParts, processUpload } from './process-upload.ts';
import * as store from './upload-work.store.ts';

type Parts = Omit<ProcessParts, 'signal' | 'pictures'> & {
  registry: Registry;
  /** Resolves when the name by which this process claims jobs is held in the database. */
  present: Promise<void>;
  holder: string;
  backWithinMs: number;
};

export type UploadWorkers = {
  wake(): void;
  /** Bytes are coming. */
  warmUp(): void;
  stop(): Promise<void>;
};

/** For what another process, or this one before a restart, has left in the queue. */
const lookAroundMs = 2_000;

const workersAtMost = 8;
const memoryPerWorker = 1024 ** 3;

const memory = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

const workersFor = (cores: number): number =>
  Math.max(1, Math.min(cores, workersAtMost, Math.floor(memory() / memoryPerWorker)));

/** How often one looks within the time that another has to be back. */
const looksForLost = 8;

/**
 * Whoever has the bytes may be away for a moment, and after the database was, everybody is: a folder is lost when it was
 * missing at every look for the whole time, by one who was there all along.
 */
function watchForLost({
  db,
  incoming,
  log,
  present,
  lifetimeMs,
  backWithinMs,
}: Omit<Parts, 'holder' | 'registry'>) {
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

type Kind = {
  /** Whether there was something to do. */
  work: () => Promise<boolean>;
  /** One of those that rest looks around for all of them: whoever finds a job calls the others, for there may be more. */
  isWatched: boolean;
};

/**
 * A bounded number of jobs at a time, as many as the machine has cores and memory for. What somebody waits for (an upload
 * until its thumbnail, then what makes it usable) has workers and a process of its own; what is left is made behind it, at
 * the lowest priority, so that it takes all cores exactly while nobody else wants them.
 */
export function startUploadWorkers({ present, holder, registry, ...parts }: Parts): UploadWorkers {
  // One more than there are cores: while one waits for the disk or the database, another has work for the processor.
  const counts = {
    waitedFor: workersFor(availableParallelism() + 1),
    rest: workersFor(availableParallelism()),
  };
  const pictures = openPictureProcess({ parallel: counts.waitedFor });
  const behind = openPictureProcess({ parallel: counts.rest, inBackground: true });
  const stopping = new AbortController();
  const { signal } = stopping;
  let calls = 0;
  let wakers: (() => void)[] = [];

  /** Not if there was a call since then: its job may have come just after the look into the queue. */
  const restUnlessCalledSince = (then: number, kind: Kind) =>
    new Promise<void>((resolve) => {
      if (calls !== then) return resolve();
      const end = () => {
        if (timer) kind.isWatched = false;
        clearTimeout(timer);
        resolve();
      };
      const timer = kind.isWatched ? undefined : setTimeout(end, lookAroundMs);
      kind.isWatched = true;
      wakers.push(end);
    });

  const wake = () => {
    calls += 1;
    const waiting = wakers;
    wakers = [];
    for (const one of waiting) one();
  };

  const completing = oneAtATime();
  /** Also without a step of ours: another process may have made it, or a save may have looked just before it. */
  const complete = () =>
    completing(() => completeReleases(parts.db, registry)).catch((err: unknown) => {
      parts.log.error({ err }, 'releases could not be completed');
    });
  const prepare = async (steps: readonly PreparationStep[], process: PictureTasks): Promise<boolean> => {
    const job = await preparations.claimNext(parts.db, { holder, steps });
    const onStep = () => {
      wake();
      void complete();
    };
    if (!job) return false;
    wake();
    await prepareSizes(job, { ...parts, pictures: process, signal, onStep });
    return true;
  };

  const worker = { holder, staging: parts.incoming.id };
  const takeUpload = async (): Promise<boolean> => {
    const job = await store.claimNext(parts.db, worker);
    if (!job) return false;
    wake();
    const again = await processUpload(job, { ...parts, pictures, signal });
    if (again) setTimeout(wake, again.againInMs + 5).unref();
    wake();
    return true;
  };

  const waitedFor: Kind = {
    isWatched: false,
    work: async () => (await takeUpload()) || (await prepare(['usable'], pictures)),
  };
  const rest: Kind = {
    isWatched: false,
    work: async () => {
      const worked = await prepare(['largest', 'others'], behind);
      if (!worked) await complete();
      return worked;
    },
  };

  const run = async (kind: Kind) => {
    await Promise.race([present, once(signal, 'abort')]);
    while (!signal.aborted) {
      const before = calls;
      const worked = await kind.work().catch((err: unknown) => {
        parts.log.error({ err }, 'the queue of uploads cannot be read');
      });
      if (!worked) await restUnlessCalledSince(before, kind);
    }
  };

  const stopWatching = watchForLost({ ...parts, present });
  const running = [
    ...Array.from({ length: counts.waitedFor }, () => run(waitedFor)),
    ...Array.from({ length: counts.rest }, () => run(rest)),
  ];
  return {
    wake,
    warmUp: pictures.warmUp,
    stop: async () => {
      stopWatching();
      stopping.abort();
      wake();
      // Nobody waits for it, and it is in the queue.
      behind.close();
      await Promise.all(running);
      pictures.close();
    },
  };
}
