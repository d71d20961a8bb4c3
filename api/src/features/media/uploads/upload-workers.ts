import { availableParallelism, totalmem } from 'node:os';
import type { Registry } from '@psifida/contract/registry/systems';
import type { PreparationStep } from '../../../db/media-tables.ts';
import { openImageProcess } from '../../../media/images/image-process.ts';
import type { ImageTasks } from '../../../media/images/image-tasks.ts';
import { oneAtATime } from '../../../media/one-at-a-time.ts';
import { completeReleases } from '../../../releases/complete-releases.ts';
import * as preparations from '../preparing/preparations.store.ts';
import { prepareSizes } from '../preparing/prepare-sizes.ts';
import { startCrew } from './crew.ts';
import { type LooksAhead, openLooksAhead } from './looks-ahead.ts';
import { type ProcessDeps, processUpload } from './process-upload.ts';
import { lookAt } from './take-in.ts';
import * as store from './upload-work.store.ts';

type Deps = Omit<ProcessDeps, 'signal' | 'images'> & {
  registry: Registry;
  /** Resolves when the name by which this process claims jobs is held in the database. */
  present: Promise<void>;
  holder: string;
  backWithinMs: number;
};

export type UploadWorkers = {
  looksAhead: LooksAhead;
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

/** Of the memory they have a share, where others need some at the same time. */
const workersFor = (cores: number, share = 1): number =>
  Math.max(1, Math.min(cores, workersAtMost, Math.floor((memory() * share) / memoryPerWorker)));

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
}: Omit<Deps, 'holder' | 'registry'>) {
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

/** How far behind what somebody waits for: an image that cannot be used yet, and what only saves bytes on the line. */
const behindBy = { usable: 10, rest: 19 };

/**
 * A bounded number of jobs at a time, as many as the machine has cores and memory for. Each level has workers and a process of
 * its own, and is nicer than the one before: thumbnails of all that has come are made before anything larger, what makes a
 * image usable before the rest, and the rest exactly while nobody else wants the processor.
 */
export function startUploadWorkers({ present, holder, registry, ...parts }: Deps): UploadWorkers {
  const { db, log } = parts;
  const cores = workersFor(availableParallelism(), 0.5);
  // One more than there are cores: while one waits for the disk or the database, another has work for the processor.
  const arrivals = workersFor(availableParallelism() + 1);
  const processes = {
    thumbnails: openImageProcess({ parallel: arrivals }),
    usable: openImageProcess({ parallel: cores, behindBy: behindBy.usable }),
    rest: openImageProcess({ parallel: cores, behindBy: behindBy.rest }),
  };
  const stopping = new AbortController();
  const { signal } = stopping;

  const completing = oneAtATime();
  /** Also without a step of ours: another process may have made it, or a save may have looked just before it. */
  const complete = () =>
    completing(() => completeReleases(db, registry)).catch((err: unknown) => {
      log.error({ err }, 'releases could not be completed');
    });

  const takePreparation = async (steps: readonly PreparationStep[], images: ImageTasks) => {
    const job = await preparations.claimNext(db, { holder, steps });
    const onStep = () => {
      rest.wake();
      void complete();
    };
    return job && (() => prepareSizes(job, { ...parts, images, signal, onStep }));
  };

  let uploadsUnderWay = 0;
  const looksAhead = openLooksAhead({
    look: (file, bytes) => lookAt(file, { ...parts, images: processes.thumbnails, bytes }),
    hasRoom: (waiting) => !signal.aborted && uploadsUnderWay + waiting < arrivals,
  });

  const takeUpload = async () => {
    const job = await store.claimNext(db, { holder, staging: parts.incoming.id });
    if (!job) return undefined;
    return async () => {
      uploadsUnderWay += 1;
      const looking = looksAhead.take(job.id);
      if (!looking) await looksAhead.untilRoom((beside) => uploadsUnderWay + beside <= arrivals);
      const { againInMs, next } = await processUpload(job, {
        ...parts,
        images: processes.thumbnails,
        signal,
        looking,
      }).finally(() => {
        uploadsUnderWay -= 1;
      });
      if (againInMs !== undefined) setTimeout(arriving.wake, againInMs + 5).unref();
      if (next === 'usable') usable.wake();
      else rest.wake(); // a small image is usable as it comes
    };
  };

  const takeRest = async () => {
    const job = await takePreparation(['largest', 'others'], processes.rest);
    if (!job) await complete();
    return job;
  };

  const onTrouble = (err: unknown) => log.error({ err }, 'uploads cannot be worked on');
  const common = { present, lookAroundMs, signal, onTrouble };
  const arriving = startCrew({ ...common, size: arrivals, take: takeUpload });
  const usable = startCrew({
    ...common,
    size: cores,
    take: () => takePreparation(['usable'], processes.usable),
  });
  const rest = startCrew({ ...common, size: cores, take: takeRest });
  const stopWatching = watchForLost({ ...parts, present });
  return {
    looksAhead,
    wake: arriving.wake,
    warmUp: () => {
      processes.thumbnails.warmUp();
      processes.usable.warmUp();
    },
    stop: async () => {
      stopWatching();
      stopping.abort();
      // They are in the queue, and at their priority could take long.
      processes.rest.close();
      processes.usable.close();
      await Promise.all([arriving.ended, usable.ended, rest.ended]);
      processes.thumbnails.close();
    },
  };
}
