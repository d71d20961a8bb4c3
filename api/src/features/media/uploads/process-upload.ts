import path from 'node:path';
import { canRetry, type MediaRefusal } from '@psifida/contract/content/media-refusal';
import { databaseFailure } from '@psifida/postgres/database-failure';
import type { FastifyBaseLogger } from 'fastify';
import type { PreparationStep } from '../../../db/media-tables.ts';
import { Refused } from '../../../media/refused.ts';
import { originalKey } from '../../../media/storage/object-key.ts';
import { StorageFailure } from '../../../media/storage/storage.ts';
import { ClaimLost, signOfLifeMs } from '../claims.ts';
import { fetchObject } from '../objects.ts';
import { finishUpload } from './finish-upload.ts';
import type { Incoming } from './incoming.ts';
import { type TakeInParts, takeIn } from './take-in.ts';
import * as store from './upload-work.store.ts';

export type ProcessParts = TakeInParts & {
  incoming: Incoming;
  log: FastifyBaseLogger;
  lifetimeMs: number;
  /** How long to wait before the second attempt; four times as long before the third. */
  retryDelayMs: number;
};

const attemptsAtMost = 3;
/** Claims that a killed process or a database that went away has ended: a few of those say nothing about the file. */
const claimsAtMost = 8;

/** What is left to do: the same once more, or what is still to be made of it. */
type Left = { againInMs?: number; next?: PreparationStep | null };

/** One job from claim to end. Whatever happens, the upload ends as done, as failed with a reason, or back in the queue. */
export async function processUpload(job: store.ClaimedUpload, parts: ProcessParts): Promise<Left> {
  const { db, incoming, log } = parts;
  const alive = setInterval(() => {
    store.updateClaimed(db, job, {}).catch(() => {});
  }, signOfLifeMs);
  try {
    // It has ended the process again and again: a film can crash what reads it.
    if (job.attempts > claimsAtMost) throw new Refused('processing-failed');
    const next = await work(job, parts);
    // What cannot be cleared away now is found by housekeeping.
    await incoming.remove(job.id).catch((err: unknown) => log.warn({ err }, 'an upload’s bytes were left'));
    return { next };
  } catch (error) {
    if (error instanceof ClaimLost) return {};
    return await settle(job, error, parts).catch((err: unknown) => {
      log.error({ err, upload: job.id }, 'an upload was left as it is');
      return {};
    });
  } finally {
    clearInterval(alive);
  }
}

async function work(job: store.ClaimedUpload, parts: ProcessParts): Promise<PreparationStep | null> {
  const { db, staging, incoming, storage, lifetimeMs, signal } = parts;
  const reportProgress = throttled((progress) => store.updateClaimed(db, job, { progress }));
  // What is made of it, and what is fetched for it, must not use up what is kept free either.
  const needRoom = async () => {
    if (!(await staging.hasRoomFor(job.bytes))) throw new StorageFailure('full');
  };
  let next: PreparationStep | null = null;
  const go = async (file: string) => {
    await needRoom();
    const taken = await takeIn({
      ...parts,
      file,
      announced: { bytes: job.bytes, sha256: job.announced_sha256 },
      onProgress: (percent) => {
        signal.throwIfAborted();
        reportProgress(percent);
      },
      onStored: (sha256) => store.updateClaimed(db, job, { state: 'stored', sha256 }),
    });
    await finishUpload({ db, job, taken, lifetimeMs });
    next = taken.made?.next ?? null;
  };
  if (await incoming.withFile(job.id, go)) return next;
  // Taken over from a process that came as far as storing the original.
  const sha256 = job.sha256;
  if (!sha256) throw new Refused('bytes-lost');
  await needRoom();
  await staging.withTemporary(async (folder) => {
    const file = path.join(folder, 'original');
    await fetchObject(storage, { key: originalKey(sha256), file });
    await go(file);
  });
  return next;
}

async function settle(job: store.ClaimedUpload, error: unknown, parts: ProcessParts): Promise<Left> {
  const { db, incoming, log, retryDelayMs, lifetimeMs, signal } = parts;
  if (signal.aborted) {
    await store.updateClaimed(db, job, { attempts: job.attempts - 1, claim: null, claimed_until: null });
    return {};
  }
  const refusal = toRefusal(error);
  const ours = canRetry(refusal.code);
  if (ours)
    log.error({ err: error, upload: job.id, attempt: job.attempts }, 'an upload could not be processed');
  // A database that was away for a moment says nothing about the file.
  const wasAway = databaseFailure(error) === 'away';
  if (ours && job.attempts < (wasAway ? claimsAtMost : attemptsAtMost)) {
    const againInMs = wasAway ? retryDelayMs : retryDelayMs * 4 ** (job.attempts - 1);
    await store.updateClaimed(db, job, { claim: null, claimed_until: new Date(Date.now() + againInMs) });
    return { againInMs };
  }
  await store.updateClaimed(db, job, {
    state: 'failed',
    claim: null,
    refusal,
    expires_at: new Date(Date.now() + lifetimeMs),
  });
  if (!ours) await incoming.remove(job.id);
  return {};
}

function toRefusal(error: unknown): MediaRefusal {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof StorageFailure)
    return { code: error.reason === 'full' ? 'storage-full' : 'storage-unavailable', params: {} };
  return { code: 'processing-failed', params: {} };
}

/** At most one write a second, and none of what is done within the first. */
function throttled(report: (percent: number) => Promise<void>): (percent: number) => void {
  let next = Date.now() + 1000;
  return (percent) => {
    if (Date.now() < next) return;
    next = Date.now() + 1000;
    report(percent).catch(() => {});
  };
}
