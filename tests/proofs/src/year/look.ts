import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tables } from '@psifida/api/db/tables';
import { type ChainReport, verifyActivity } from '@psifida/api/features/activity/audit-chain';
import { openDatabaseBeside } from '@psifida/server/storage/database';
import { type Kysely, sql } from 'kysely';

/** What a gauge says of each piece of work that the product does by itself. */
async function readJobs(url: string, gauge: string): Promise<[job: string, value: number][]> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const lines = new RegExp(`^psifida_job_${gauge}\\{job="([\\w-]+)"\\} (\\S+)`, 'gm');
  return [...metrics.matchAll(lines)].map(([, job = '', value]) => [job, Number(value)]);
}

/** Every piece of work has been done since; one that has not is stuck. */
export async function untilJobsDone(url: string, since: number): Promise<void> {
  for (const end = performance.now() + 180_000; ; await sleep(100)) {
    const ended = new Map(await readJobs(url, 'last_success_timestamp_seconds'));
    const jobs = (await readJobs(url, 'failures')).map(([job]) => job);
    const late = jobs.filter((job) => (ended.get(job) ?? 0) * 1000 < since);
    if (!late.length) return;
    if (performance.now() > end) throw new Error(`stuck for three minutes: ${late.join(', ')}`);
  }
}

export const failedJobs = async (url: string): Promise<[job: string, times: number][]> =>
  (await readJobs(url, 'failures')).filter(([, times]) => times);

async function beside<Found>(dataDir: string, look: (db: Kysely<Tables>) => Promise<Found>): Promise<Found> {
  const database = await openDatabaseBeside({ databaseUrl: null, dataDir });
  try {
    return await look(database.tables<Tables>());
  } finally {
    await database.close();
  }
}

export type Sizes = { database: number; media: number };

export async function readSizes(dataDir: string): Promise<Sizes> {
  const folder = path.join(dataDir, 'media');
  const names = await readdir(folder, { recursive: true });
  const files = await Promise.all(names.map((name) => stat(path.join(folder, name)).catch(() => null)));
  const { rows } = await beside(dataDir, (db) =>
    sql<{ bytes: number }>`select pg_database_size(current_database())::float8 as bytes`.execute(db),
  );
  return { database: rows[0]?.bytes ?? 0, media: files.reduce((sum, file) => sum + (file?.size ?? 0), 0) };
}

type Left = { audit: ChainReport; tooMany: string[] };

/** The chain of the activity, and of what more is left in the database than there should be. */
export const readLeft = (dataDir: string): Promise<Left> =>
  beside(dataDir, async (db) => {
    const { rows } = await sql<{ what: string; count: number; most: number }>`
      select 'unfinished uploads' as what, count(*)::integer as count, 0 as most from media_upload where state <> 'done'
      union all select 'backups under way or failed', count(*)::integer, 0 from backup_copy
        where ended_at is null or error is not null
      union all select 'records of sign-in', count(*)::integer, 500 from identity_record
      union all select 'attempts to sign in', count(*)::integer, 50 from identity_sign_in_attempt`.execute(
      db,
    );
    const tooMany = rows
      .filter(({ count, most }) => count > most)
      .map(({ count, what }) => `${count} ${what}`);
    return { audit: await verifyActivity(db), tooMany };
  });
