import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { canRetry, type MediaRefusal } from '@psifida/contract/content/media-refusal';
import { databaseFailure } from '@psifida/postgres/database-failure';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PreparationStep } from '../../../db/media-tables.ts';
import { inOneStatement } from '../../../db/query.ts';
import { recording } from '../../../db/record-activity.ts';
import { searchOf } from '../../../db/search-of.ts';
import type { Tables } from '../../../db/tables.ts';
import { withoutExtension } from '../../../media/intake/clean-file-name.ts';
import { Refused } from '../../../media/refused.ts';
import { originalKey, StorageFailure } from '../../../media/storage/storage.ts';
import { ClaimLost, signOfLifeMs } from '../claims.ts';
import * as files from '../files.store.ts';
import { fetchObject } from '../objects.ts';
import type { Incoming } from './incoming.ts';
import { type TakeInDeps, type TakenIn, takeIn } from './take-in.ts';
import * as store from './upload-work.store.ts';

export type ProcessDeps = TakeInDeps & {
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
export async function processUpload(job: store.ClaimedUpload, deps: ProcessDeps): Promise<Left> {
  const { db, incoming, log } = deps;
  const alive = setInterval(() => {
    store.updateClaimed(db, job, {}).catch(() => {});
  }, signOfLifeMs);
  try {
    // It has ended the process again and again: a video can crash what reads it.
    if (job.attempts > claimsAtMost) throw new Refused('processing-failed');
    const next = await work(job, deps);
    // What cannot be cleared away now is found by housekeeping.
    await incoming.remove(job.id).catch((err: unknown) => log.warn({ err }, 'an upload’s bytes were left'));
    return { next };
  } catch (error) {
    if (error instanceof ClaimLost) return {};
    return await settle(job, error, deps).catch((err: unknown) => {
      log.error({ err, upload: job.id }, 'an upload was left as it is');
      return {};
    });
  } finally {
    clearInterval(alive);
  }
}

async function work(job: store.ClaimedUpload, deps: ProcessDeps): Promise<PreparationStep | null> {
  const { db, staging, incoming, storage, lifetimeMs, signal } = deps;
  const reportProgress = throttled((progress) => store.updateClaimed(db, job, { progress }));
  // What is made of it, and what is fetched for it, must not use up what is kept free either.
  const needRoom = async () => {
    if (!(await staging.hasRoomFor(job.bytes))) throw new StorageFailure('full');
  };
  let next: PreparationStep | null = null;
  const go = async (file: string) => {
    await needRoom();
    const taken = await takeIn({
      ...deps,
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

async function settle(job: store.ClaimedUpload, error: unknown, deps: ProcessDeps): Promise<Left> {
  const { db, incoming, log, retryDelayMs, lifetimeMs, signal } = deps;
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

type Input = { db: Kysely<Tables>; job: store.ClaimedUpload; taken: TakenIn; lifetimeMs: number };

/** The file, what was made of it, the asset and the end of the upload become visible together. */
const finishUpload = ({ db, job, taken, lifetimeMs }: Input): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const isNew = taken.made !== null && (await files.insert(tx, taken.made));
    // Known when we looked, and cleaned away since: the next attempt makes it anew.
    if (!isNew && !(await files.lock(tx, taken.sha256))) throw new Error('the known file has gone meanwhile');
    const result = job.purpose === 'library' ? await addToLibrary(tx, job, { ...taken, isNew }) : {};
    await store.updateClaimed(tx, job, {
      state: 'done',
      claim: null,
      sha256: taken.sha256,
      progress: 100,
      expires_at: new Date(Date.now() + lifetimeMs),
      ...result,
    });
  });

/** The same bytes twice are one asset. The lock on the file makes even two at the same moment wait for each other. */
async function addToLibrary(
  tx: Transaction<Tables>,
  job: store.ClaimedUpload,
  { sha256, made, isNew }: TakenIn & { isNew: boolean },
) {
  const sameBytes = tx.selectFrom('media_asset').select('id').where('file_sha256', '=', sha256);
  const existing = isNew ? undefined : await sameBytes.orderBy('created_at').limit(1).executeTakeFirst();
  if (existing) return { asset_id: existing.id, duplicate: true };
  const id = randomUUID();
  const title = withoutExtension(job.file_name);
  const by = { id: job.owner_id, name: job.owner_name };
  const asset = tx.insertInto('media_asset').values({
    id,
    file_sha256: sha256,
    poster_sha256: null,
    ...(made?.focalPoint && { focal_x: made.focalPoint.x, focal_y: made.focalPoint.y }),
    title,
    file_name: job.file_name,
    search: searchOf('media_asset', { title, file_name: job.file_name, alt_el: '', alt_en: '', tags: [] }),
    created_by_id: by.id,
    created_by_name: by.name,
    modified_by_id: by.id,
    modified_by_name: by.name,
  });
  const { parts, told } = recording([
    { action: 'uploaded', system: null, kind: 'media', subject: id, title: { el: title, en: title }, by },
  ]);
  await inOneStatement(tx, { asset: sql`${asset}`, ...parts }, told);
  return { asset_id: id, duplicate: false };
}
