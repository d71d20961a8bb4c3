import { rm } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { deleteByAge, isClockTrusted } from '../../../concurrency/clock.ts';
import { type Repeated, repeat } from '../../../concurrency/repeat.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Staging } from '../../../media/staging.ts';
import type { Storage } from '../../../media/storage/storage.ts';
import * as store from './housekeeping.store.ts';

type TidyUpDeps = {
  db: Kysely<Tables>;
  storage: Storage;
  staging: Staging;
  /** How long what nothing refers to is kept. */
  unusedMs: number;
};

/** A bounded piece of work; what is left over waits for the next time. */
const atOnce = 500;

/** Longer than any write takes that is still under way. */
const brokenOffMs = 24 * 60 * 60 * 1000;
const forgottenMs = 60 * 60 * 1000;

const ago = (ms: number): Date => new Date(Date.now() - ms);

/** Removes abandoned uploads, and files that nothing refers to any more. Never anything in use. */
export async function tidyUp({ db, storage, staging, unusedMs }: TidyUpDeps): Promise<void> {
  await deleteByAge(db, { lock: 'housekeeping', now: Date.now() }, async (connection) => {
    await store.deleteExpiredUploads(connection, atOnce);
    const before = ago(unusedMs);
    await store.deleteUnusedFiles(connection, { before, limit: atOnce });
    for (const key of await store.listUnusedObjects(connection, { before, limit: atOnce }))
      await store.deleteObject(connection, { key, before, removeBytes: () => storage.remove(key) });
    await storage.sweep(ago(brokenOffMs));
  });
  if (await isClockTrusted(db, Date.now())) await tidyStaging(db, staging);
}

/** Each process for its own folder: nobody else can see it. */
async function tidyStaging(db: Kysely<Tables>, staging: Staging): Promise<void> {
  const old = (await staging.listOlderThan(ago(forgottenMs))).slice(0, atOnce);
  const ids = old.flatMap(({ uploadId }) => (z.uuid().safeParse(uploadId).success ? [uploadId ?? ''] : []));
  const wanted = await store.stillStaged(db, ids);
  const left = (await staging.listOlderThan(ago(brokenOffMs))).map(({ file }) => file);
  for (const { uploadId, file } of old)
    if (uploadId ? !wanted.has(uploadId) : left.includes(file))
      await rm(file, { recursive: true, force: true });
}

const everyMs = 15 * 60 * 1000;

export const startHousekeeping = (deps: TidyUpDeps & { log: FastifyBaseLogger }): Repeated =>
  repeat(() => tidyUp(deps), {
    name: 'tidy-media',
    everyMs,
    onError: (err) => deps.log.error({ err }, 'tidying up media failed'),
  });
