import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { alone } from '@psifida/api/db/alone';
import { type Repeated, repeat } from '@psifida/api/db/repeat';
import type { BackupCopyRow, Tables } from '@psifida/api/db/tables';
import { addDays, instantOf, wallTime } from '@psifida/contract/content/athens-time';
import { patiently } from '@psifida/postgres/connect';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Backups, Config } from '../config.ts';
import { backUp, type Target, toBucket, toFile } from './backup.ts';

type Where = Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>;
type Parts = {
  config: Where;
  backups: Backups;
  db: Kysely<Tables>;
  log: FastifyBaseLogger;
  now?: () => number;
  signal?: AbortSignal;
};

const hour = 3_600_000;

type Place = {
  name: string;
  openTarget(copy: string): () => Promise<Target>;
  remove(copy: string): Promise<void>;
};

async function openPlace({ to }: Backups): Promise<Place> {
  if (to.kind === 'bucket') {
    const { openS3Storage } = await import('@psifida/api/media/storage/s3-storage');
    const storage = openS3Storage(to.s3);
    return {
      name: `bucket ${to.s3.bucket}`,
      openTarget: (copy) => toBucket(storage, copy),
      remove: (copy) => storage.remove(copy),
    };
  }
  const fileOf = (copy: string) => path.join(to.folder, copy);
  await mkdir(to.folder, { recursive: true, mode: 0o700 });
  return {
    name: to.folder,
    openTarget: (copy) => toFile(fileOf(copy)),
    remove: async (copy) => {
      // What a process that was killed in the middle has left goes with it.
      for (const file of [fileOf(copy), `${fileOf(copy)}.unfinished`]) await rm(file, { force: true });
    },
  };
}

type Last = Pick<BackupCopyRow, 'began_at' | 'ended_at' | 'error'> | undefined;

/** Or was cut off, which nobody was left to write down. */
const hasFailed = ({ ended_at, error }: Pick<BackupCopyRow, 'ended_at' | 'error'>) =>
  error !== null || ended_at === null;

/** Once after each time of the day, at once where there is none yet, and an hour after one that failed or was cut off. */
export function isDue(last: Last, { at, now }: { at: string; now: number }): boolean {
  if (!last) return true;
  const today = wallTime(now).slice(0, 10);
  const times = [today, addDays(today, -1)].map((date) => instantOf(`${date}T${at}`));
  const latest = times.find((time) => time <= now) ?? 0;
  const began = last.began_at.getTime();
  return began < latest || (hasFailed(last) && began < now - hour);
}

/** In one process of all. What goes wrong is written down, and thrown for the log. */
export async function backUpIfDue({
  config,
  backups,
  db,
  log,
  now = Date.now,
  signal,
}: Parts): Promise<void> {
  const isDueNow = async () => {
    const last = await db
      .selectFrom('backup_copy')
      .selectAll()
      .orderBy('began_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return isDue(last, { at: backups.at, now: now() });
  };
  const make = async () => {
    // Another process may have made it since we looked.
    if (!(await isDueNow())) return;
    const name = `psifida-${wallTime(now()).replaceAll(':', '-')}.psifida`;
    const place = await openPlace(backups);
    const began = { name, place: place.name, began_at: new Date(now()) };
    await db.insertInto('backup_copy').values(began).execute();
    const end = (change: Partial<BackupCopyRow>) =>
      db.updateTable('backup_copy').set(change).where('name', '=', name).execute();
    try {
      await remove({ db, place, underWay: name });
      const { publicKey } = backups;
      const { seal, bytes, sha256 } = await backUp(config, {
        openTarget: place.openTarget(name),
        publicKey,
        ...(signal ? { signal } : {}),
      });
      // All that is there is in it, and another copy would have no more.
      if (seal.missing.length)
        log.error({ missing: seal.missing }, 'files that the database names are not in the storage');
      await end({ ended_at: new Date(now()), bytes, sha256, missing: seal.missing.length });
    } catch (error) {
      await end({ error: error instanceof Error ? error.message : String(error) });
      throw error;
    }
    await remove({ db, place, keep: backups.keep });
  };
  // Beside the pool: held for as long as the copy takes, a connection of the pool would be one less for everybody else.
  if (await isDueNow()) await patiently(db, (beside) => alone(beside, 'backup', make));
}

type Unwanted = { db: Kysely<Tables>; place: Place; keep?: number; underWay?: string };

/**
 * What failed or was cut off, and of the good ones all but those to keep. Good ones only go after a newer one, so that
 * a row of failures leaves the last of them alone.
 */
async function remove({ db, place, keep = Number.POSITIVE_INFINITY, underWay = '' }: Unwanted) {
  const copies = await db
    .selectFrom('backup_copy')
    .select(['name', 'ended_at', 'error'])
    .where('place', '=', place.name)
    .where('name', '!=', underWay)
    .orderBy('began_at', 'desc')
    .execute();
  const good = copies.filter((copy) => !hasFailed(copy)).slice(0, keep);
  for (const { name } of copies.filter((copy) => !good.includes(copy))) {
    await place.remove(name);
    await db.deleteFrom('backup_copy').where('name', '=', name).execute();
  }
}

/** Seconds since the last good copy was begun: what came later is not in it. Null: there is none. */
export async function backupAge(db: Kysely<Tables>): Promise<number | null> {
  const { rows } = await sql<{ age: number | null }>`
    select extract(epoch from now() - max(began_at))::float8 as age
    from backup_copy where ended_at is not null and error is null`.execute(db);
  return rows[0]?.age ?? null;
}

/** How many files the last good copy had to do without. Null: there is none. */
export async function missingFromBackup(db: Kysely<Tables>): Promise<number | null> {
  const last = await db
    .selectFrom('backup_copy')
    .select('missing')
    .where('ended_at', 'is not', null)
    .where('error', 'is', null)
    .orderBy('began_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.missing ?? null;
}

/** A copy is made every day; one that is so much older was not. */
const oldAfterMs = 30 * hour;

/** Null: there is a recent copy, or one is to come. While one is under way nobody knows how it ends. */
export async function judgeBackups(
  db: Kysely<Tables>,
  now: number,
): Promise<{ detail: 'old' | 'failed'; since: Date } | 'unknown' | null> {
  const newest = await db
    .selectFrom('backup_copy')
    .select(['began_at', 'ended_at', 'error'])
    .orderBy('began_at', 'desc')
    .execute();
  const good = newest.find((copy) => !hasFailed(copy));
  if (good && good.began_at.getTime() < now - oldAfterMs) return { detail: 'old', since: good.began_at };
  const [last] = newest;
  if (!last || last === good) return null;
  return last.error === null ? 'unknown' : { detail: 'failed', since: last.began_at };
}

const lookEveryMs = 60_000;

/** Stopping breaks off what is under way; it is begun anew an hour later at the latest. */
export const startBackups = (parts: Parts): Repeated =>
  repeat((signal) => backUpIfDue({ ...parts, signal }), {
    name: 'backup',
    everyMs: lookEveryMs,
    onError: (err) => parts.log.error({ err }, 'the backup failed'),
  });
