import { getEventListeners } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Tables } from '@psifida/api/db/tables';
import { listObjectsInUse } from '@psifida/api/features/media/housekeeping/housekeeping.store';
import { openS3Storage } from '@psifida/api/media/storage/s3-storage';
import { startSwift } from '@psifida/api/testing/swift/start-swift';
import { clientId } from '@psifida/identity/testing/identity-server';
import { connectDatabase, connectionOf } from '@psifida/postgres/connect';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Backups } from '../config/config.ts';
import { openMediaStorage } from '../storage/media-storage.ts';
import { uploadImage } from '../testing/furnish.ts';
import { openWhole, type Whole } from '../testing/open-whole.ts';
import { openStaff } from '../testing/staff.ts';
import { checkArchive } from './restore.ts';
import { backUpIfDue, backupAge, isDue, missingFromBackup } from './scheduled.ts';

let folder: string;
let whole: Whole;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-copies-'));
  // As whom the steps of signing in present themselves.
  whole = await openWhole({ env: { KEYCLOAK_CLIENT_ID: clientId } });
});
afterAll(async () => {
  await whole?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await whole.db.deleteFrom('backup_copy').execute();
});

const athens = (time: string) => Date.parse(`${time}+02:00`);
const daily = (to: Backups['to'], keep: number): Backups => ({ to, keep, at: '03:30', publicKey: null });
const nameOf = (day: number) => `psifida-2026-01-0${day}T04-00-00.psifida`;
/** Copies into a folder of its own, and what lies there. */
const inFolder = (name: string, keep: number) => {
  const to = path.join(folder, name);
  const files = async () => (await readdir(to)).sort();
  return { to, files, backups: daily({ kind: 'folder', folder: to }, keep) };
};
const copies = () => whole.db.selectFrom('backup_copy').selectAll().orderBy('began_at').execute();

/** One look on each of these days, at four in the morning. */
async function onDays(
  backups: Backups,
  days: number[],
  db = whole.db as Parameters<typeof backUpIfDue>[0]['db'],
) {
  for (const day of days) {
    const now = () => athens(`2026-01-0${day}T04:00:00`);
    await backUpIfDue({ config: whole.config, backups, db, now, log: whole.app.log });
  }
}

test('R-OPS-05 a copy is due once after each time of the day, at once at first, and an hour after one that failed', () => {
  const began_at = new Date(athens('2026-01-05T03:31'));
  const due = (now: string, change: object | null = {}) =>
    isDue(change ? { began_at, ended_at: new Date(), error: null, ...change } : undefined, {
      at: '03:30',
      now: athens(now),
    });
  expect(due('2026-01-05T12:00', null)).toBe(true);
  expect(due('2026-01-05T23:59')).toBe(false);
  expect(due('2026-01-06T03:29')).toBe(false);
  expect(due('2026-01-06T03:30')).toBe(true);
  expect(due('2026-01-05T04:00', { error: 'no room' })).toBe(false);
  expect(due('2026-01-05T04:32', { error: 'no room' })).toBe(true);
  expect(due('2026-01-05T04:32', { ended_at: null })).toBe(true);
});

test('R-OPS-05 Psifida makes copies into a folder by itself, keeps as many as it was told, and each can be restored', async () => {
  const { to, files, backups } = inFolder('kept', 2);
  expect(await backupAge(whole.db)).toBeNull();
  await onDays(backups, [1, 1, 2, 3]);
  const names = [nameOf(2), nameOf(3)];
  expect(await files()).toEqual(names);
  for (const name of names)
    expect((await checkArchive({ file: path.join(to, name), signedBy: null })).seal.missing).toEqual([]);
  expect(await copies()).toMatchObject(names.map((name) => ({ name, error: null, place: to })));
  expect(await backupAge(whole.db)).toBeGreaterThan(0);
});

test('R-OPS-05 a copy leaves nothing behind in the signal that would have broken it off', async () => {
  const { backups } = inFolder('signal', 7);
  const { signal } = new AbortController();
  const now = () => athens('2026-01-01T04:00:00');
  await backUpIfDue({
    config: whole.config,
    backups,
    db: whole.db as never,
    now,
    log: whole.app.log,
    signal,
  });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('R-OPS-05 of two processes one makes the copy', async () => {
  const { backups } = inFolder('once', 9);
  await Promise.all([onDays(backups, [1]), onDays(backups, [1])]);
  expect(await copies()).toHaveLength(1);
});

test('R-OPS-05 one that fails is written down, and leaves the good ones alone', async () => {
  const { to, files, backups } = inFolder('failing', 1);
  await onDays(backups, [1]);
  await writeFile(path.join(to, `${nameOf(2)}.unfinished`), '');
  await expect(onDays(backups, [2])).rejects.toThrow('is there already');
  const failed = expect.stringContaining('is there already');
  expect(await copies()).toMatchObject([{ error: null }, { error: failed }]);
  expect(await files()).toContain(nameOf(1));
  await onDays(backups, [3]);
  expect(await files()).toEqual([nameOf(3)]);
});

test('R-OPS-05 what failed makes room before the next attempt, which may fail as well', async () => {
  const { to, files, backups } = inFolder('failing-twice', 3);
  await mkdir(to);
  for (const day of [1, 2]) {
    await writeFile(path.join(to, `${nameOf(day)}.unfinished`), 'much');
    await expect(onDays(backups, [day])).rejects.toThrow('is there already');
  }
  expect(await files()).toEqual([`${nameOf(2)}.unfinished`]);
  expect(await copies()).toHaveLength(1);
});

test('R-OPS-05 one that was cut off with its process pushes out no good one, and goes', async () => {
  const { to, files, backups } = inFolder('cut-off', 2);
  await onDays(backups, [1]);
  const began = { name: nameOf(2), place: to, began_at: new Date(athens('2026-01-02T04:00:00')) };
  await whole.db.insertInto('backup_copy').values(began).execute();
  await writeFile(path.join(to, `${nameOf(2)}.unfinished`), 'half');
  await onDays(backups, [3]);
  expect(await files()).toEqual([nameOf(1), nameOf(3)]);
});

test('R-OPS-05 it takes no connection from the pool, however small that is', async () => {
  const { backups } = inFolder('small-pool', 1);
  const db = connectDatabase<Tables>({ connection: connectionOf(whole.db), max: 1, timeoutMs: 5_000 });
  try {
    await onDays(backups, [1], db);
  } finally {
    await db.destroy();
  }
  expect(await copies()).toMatchObject([{ error: null, ended_at: expect.any(Date) }]);
});

test('R-OPS-05 a file that the storage has lost is told, and the copy of all the rest is a good one', async () => {
  const { files, backups } = inFolder('with-a-hole', 1);
  await uploadImage(openStaff(whole.config.publicUrl, () => {}));
  const [lost = ''] = await listObjectsInUse(whole.db as never);
  const storage = await openMediaStorage(whole.config, path.join(whole.config.dataDir, 'media'));
  await storage.remove(lost);
  expect(await missingFromBackup(whole.db)).toBeNull();
  await onDays(backups, [1, 2]);
  expect(await files()).toEqual([nameOf(2)]);
  expect(await copies()).toMatchObject([{ error: null, missing: 1 }]);
  expect(await missingFromBackup(whole.db)).toBe(1);
});

test('R-OPS-05 a bucket of a real S3 server is as good a place, without a second copy on the disk', async () => {
  const swift = await startSwift();
  try {
    const storage = openS3Storage(swift.options);
    await onDays(daily({ kind: 'bucket', s3: swift.options }, 1), [1, 2]);
    const [row, ...more] = await copies();
    expect(more).toEqual([]);
    expect(await storage.find(nameOf(2))).toEqual({ bytes: row?.bytes });
    expect(await storage.find(nameOf(1))).toBeNull();
  } finally {
    await swift.stop();
  }
});
