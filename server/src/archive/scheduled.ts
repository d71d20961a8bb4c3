import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { withAdvisoryLock } from '@psifida/api/concurrency/advisory-lock';
import { isClockTrusted } from '@psifida/api/concurrency/clock';
import { type Repeated, repeat } from '@psifida/api/concurrency/repeat';
import type { BackupCopyRow, Tables } from '@psifida/api/db/tables';
import { addDays, instantOf, wallTime } from '@psifida/contract/content/athens-time';
import { withoutTimeout } from '@psifida/postgres/connect';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Backups, Config } from '../config/config.ts';
import { backUp, type Target, toBucket, toFile } from './backup.ts';

type Where = Pick<Config, 'databaseUrl' | 'dataDir' | 's3' | 'publicUrl'>;
type Deps = {
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
      // With the unfinished file of a killed process.
      for (const file of [fileOf(copy), `${fileOf(copy)}.unfinished`]) await rm(file, { force: true });
    },
  };
}

/** A later one is of a clock that was ahead: it is no newer than the others. */
const soon = (now: number) => new Date(now + hour);

type Last = Pick<BackupCopyRow, 'began_at' | 'ended_at' | 'error'> | undefined;

/** Or was interrupted, which leaves no error. */
const hasFailed = ({ ended_at, error }: Pick<BackupCopyRow, 'ended_at' | 'error'>) =>
  error !== null || ended_at === null;

/** Daily at the set time; at once where there is none yet; an hour after a failure. */
export function isDue(last: Last, { at, now }: { at: string; now: number }): boolean {
  if (!last) return true;
  const today = wallTime(now).slice(0, 10);
  const times = [today, addDays(today, -1)].map((date) => instantOf(`${date}T${at}`));
  const latest = times.find((time) => time <= now) ?? 0;
  const began = last.began_at.getTime();
  return began < latest || (hasFailed(last) && began < now - hour);
}

/** In one process at a time. Errors are stored, and thrown for the log. */
export async function backUpIfDue({ config, backups, db, log, now = Date.now, signal }: Deps): Promise<void> {
  const isDueNow = async () => {
    const last = await db
      .selectFrom('backup_copy')
      .selectAll()
      .where('began_at', '<', soon(now()))
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
      await remove({ db, place, now: now(), underWay: name });
      const { publicKey } = backups;
      const { seal, bytes, sha256 } = await backUp(config, {
        openTarget: place.openTarget(name),
        publicKey,
        ...(signal ? { signal } : {}),
      });
      // Another copy would have no more.
      if (seal.missing.length)
        log.error({ missing: seal.missing }, 'files that the database names are not in the storage');
      await end({ ended_at: new Date(now()), bytes, sha256, missing: seal.missing.length });
    } catch (error) {
      await end({ error: error instanceof Error ? error.message : String(error) });
      throw error;
    }
    if (await isClockTrusted(db, Date.now())) await remove({ db, place, keep: backups.keep, now: now() });
  };
  // Outside the pool, since it is held for as long as the copy takes.
  if (await isDueNow()) await withoutTimeout(db, (beside) => withAdvisoryLock(beside, 'backup', make));
}

type Unwanted = { db: Kysely<Tables>; place: Place; now: number; keep?: number; underWay?: string };

/** Failed and interrupted ones, and good ones beyond those to keep. Good ones only go after a newer good one. */
async function remove({ db, place, now, keep = Number.POSITIVE_INFINITY, underWay = '' }: Unwanted) {
  const copies = await db
    .selectFrom('backup_copy')
    .select(['name', 'ended_at', 'error'])
    .where('place', '=', place.name)
    .where('name', '!=', underWay)
    .orderBy(sql`began_at < ${soon(now)} desc, began_at desc`)
    .execute();
  const good = copies.filter((copy) => !hasFailed(copy)).slice(0, keep);
  for (const { name } of copies.filter((copy) => !good.includes(copy))) {
    await place.remove(name);
    await db.deleteFrom('backup_copy').where('name', '=', name).execute();
  }
}

/** Seconds since the last good copy was begun; null: there is none. */
export async function backupAge(db: Kysely<Tables>): Promise<number | null> {
  const { rows } = await sql<{ age: number | null }>`
    select extract(epoch from now() - max(began_at))::float8 as age
    from backup_copy where ended_at is not null and error is null`.execute(db);
  return rows[0]?.age ?? null;
}

/** Missing files of the last good copy; null: there is none. */
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

const oldAfterMs = 30 * hour;

/** Null: there is a recent copy, or one is due or under way. */
export async function judgeBackups(
  db: Kysely<Tables>,
  now: number,
): Promise<{ detail: 'old' | 'failed'; since: Date } | 'unknown' | null> {
  const newest = await db
    .selectFrom('backup_copy')
    .select(['began_at', 'ended_at', 'error'])
    .where('began_at', '<', soon(now))
    .orderBy('began_at', 'desc')
    .execute();
  const good = newest.find((copy) => !hasFailed(copy));
  if (good && good.began_at.getTime() < now - oldAfterMs) return { detail: 'old', since: good.began_at };
  const [last] = newest;
  if (!last || last === good) return null;
  return last.error === null ? 'unknown' : { detail: 'failed', since: last.began_at };
}

const lookEveryMs = 60_000;

/** Stopping aborts what is under way. */
export const startBackups = (deps: Deps): Repeated =>
  repeat((signal) => backUpIfDue({ ...deps, signal }), {
    name: 'backup',
    everyMs: lookEveryMs,
    onError: (err) => deps.log.error({ err }, 'the backup failed'),
  });
