import path from 'node:path';
import type { UploadLimits } from '@psifida/contract/content/upload';
import { databaseFailure } from '@psifida/postgres/database-failure';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { stepAfter } from '../../../media/images/image-sides.ts';
import type { ImageTasks } from '../../../media/images/image-tasks.ts';
import { makeRest, makeUsable } from '../../../media/images/make-images.ts';
import type { Staging } from '../../../media/staging.ts';
import { type Storage, StorageFailure } from '../../../media/storage/storage.ts';
import { ClaimLost, signOfLifeMs } from '../claims.ts';
import type { NewRendition } from '../files.store.ts';
import { fetchObject, keepImages } from '../objects.ts';
import * as store from './preparations.store.ts';

export type PrepareDeps = {
  db: Kysely<Tables>;
  storage: Storage;
  staging: Staging;
  limits: UploadLimits;
  images: ImageTasks;
  log: FastifyBaseLogger;
  retryDelayMs: number;
  /** The process is asked to end: what is under way goes back into the queue. */
  signal: AbortSignal;
  /** A step is behind it, and what is shown of it may be more. */
  onStep: () => void;
};

/** After so many claims, whoever made them, the file itself is taken to be the reason. */
const claimsAtMost = 8;
const restAtMostMs = 60 * 60_000;

/** One step of one image, from claim to end. Whatever happens, it is made, given up with a word in the log, or back in the queue. */
export async function prepareSizes(job: store.Preparation, deps: PrepareDeps): Promise<void> {
  const { db, log } = deps;
  const alive = setInterval(() => {
    store.updateClaimed(db, job).catch(() => {});
  }, signOfLifeMs);
  try {
    await work(job, deps);
  } catch (error) {
    if (error instanceof ClaimLost) return;
    await settle(job, error, deps).catch((err: unknown) => {
      log.error({ err, file: job.file_sha256 }, 'an image’s sizes were left as they are');
    });
  } finally {
    clearInterval(alive);
  }
}

async function work(job: store.Preparation, deps: PrepareDeps): Promise<void> {
  const { db, staging, signal, onStep } = deps;
  const file = await store.findFile(db, job.file_sha256);
  if (!file) throw new ClaimLost();
  const size = { width: file.width, height: file.height };
  // What is made of it must not use up what is kept free.
  if (!(await staging.hasRoomFor(file.bytes))) throw new StorageFailure('full');
  await staging.withTemporary(async (folder) => {
    const original = await originalOf(file.original_key, folder, deps);
    const options = { ...deps, size, folder };
    if (job.step === 'usable') {
      const { made, flaw } = await makeUsable(original, { ...options, isJpeg: file.format === 'jpeg' });
      const renditions = await keepImages(deps, made);
      await store.advance(db, job, { renditions, flaw, next: stepAfter(size, 'usable'), keepsClaim: false });
      return onStep();
    }
    const others: NewRendition[] = [];
    for await (const made of makeRest(original, { from: job.step, ...options })) {
      signal.throwIfAborted();
      const renditions = await keepImages(deps, [made]);
      if (made.step === 'others') others.push(...renditions);
      else {
        // The same decoded image serves what comes after it.
        await store.advance(db, job, { renditions, next: 'others', keepsClaim: true });
        onStep();
      }
    }
    await store.advance(db, job, { renditions: others, next: null, keepsClaim: false });
    onStep();
  });
}

/** Where the storage is a folder, as it lies there; otherwise fetched. */
async function originalOf(key: string, folder: string, { storage }: PrepareDeps): Promise<string> {
  const local = storage.fileOf?.(key);
  if (local) return local;
  const file = path.join(folder, 'original');
  await fetchObject(storage, { key, file });
  return file;
}

async function settle(job: store.Preparation, error: unknown, deps: PrepareDeps): Promise<void> {
  const { db, log, retryDelayMs, signal } = deps;
  if (signal.aborted) {
    await store.updateClaimed(db, job, { attempts: job.attempts - 1, claim: null, claimed_until: null });
    return;
  }
  const about = { err: error, file: job.file_sha256, step: job.step, attempt: job.attempts };
  const isOurs = error instanceof StorageFailure || databaseFailure(error) === 'away';
  if (!isOurs && job.attempts >= claimsAtMost) {
    log.error(about, 'an image stays with the sizes it has');
    await store.advance(db, job, { renditions: [], next: null, keepsClaim: false });
    deps.onStep();
    return;
  }
  log.error(about, 'sizes of an image could not be made');
  const againInMs = Math.min(restAtMostMs, retryDelayMs * 4 ** (job.attempts - 1));
  await store.updateClaimed(db, job, { claim: null, claimed_until: new Date(Date.now() + againInMs) });
}
