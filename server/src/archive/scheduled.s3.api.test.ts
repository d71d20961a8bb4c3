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
import type { Backups } from '../config.ts';
import { openMediaStorage } from '../media-storage.ts';
import { openWhole, type Whole } from '../proofs/open-whole.ts';
import { uploadPicture } from '../proofs/product/furnish.ts';
import { openStaff } from '../proofs/product/staff.ts';
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
  const due = (began: string | null, now: string, change = {}) =>
    isDue(
      began ? { began_at: new Date(athens(began)), ended_at: new Date(), error: null, ...change } : undefined,
      { at: '03:30', now: athens(now) },
    );
  expect(due(null, '2026-01-05T12:00')).toBe(true);
  expect(due('2026-01-05T03:31', '2026-01-05T23:59')).toBe(false);
  expect(due('2026-01-05T03:31', '2026-01-06T03:29')).toBe(false);
  expect(due('2026-01-05T03:31', '2026-01-06T03:30')).toBe(true);
  const failed = { error: 'no room' };
  expect(due('2026-01-05T03:31', '2026-01-05T04:00', failed)).toBe(false);
  expect(due('2026-01-05T03:31', '2026-01-05T04:32', failed)).toBe(true);
  expect(due('2026-01-05T03:31', '2026-01-05T04:32', { ended_at: null })).toBe(true);
});

test('R-OPS-05 Psifida makes copies into a folder by itself, keeps as many as it was told, and each can be restored', async () => {
  const to = path.join(folder, 'kept');
  const backups = daily({ kind: 'folder', folder: to }, 2);
  expect(await backupAge(whole.db)).toBeNull();
  await onDays(backups, [1, 1, 2, 3]);
  const names = ['psifida-2026-01-02T04-00-00.psifida', 'psifida-2026-01-03T04-00-00.psifida'];
  expect((await readdir(to)).sort()).toEqual(names);
  for (const name of names)
    expect((await checkArchive({ file: path.join(to, name) })).seal.missing).toEqual([]);
  expect(await copies()).toMatchObject(names.map((name) => ({ name, error: null, place: to })));
  expect(await backupAge(whole.db)).toBeGreaterThan(0);
});

test('R-OPS-05 of two processes one makes the copy', async () => {
  const backups = daily({ kind: 'folder', folder: path.join(folder, 'once') }, 9);
  await Promise.all([onDays(backups, [1]), onDays(backups, [1])]);
  expect(await copies()).toHaveLength(1);
});

test('R-OPS-05 one that fails is written down, and leaves the good ones alone', async () => {
  const to = path.join(folder, 'failing');
  const backups = daily({ kind: 'folder', folder: to }, 1);
  await onDays(backups, [1]);
  await writeFile(path.join(to, 'psifida-2026-01-02T04-00-00.psifida.unfinished'), '');
  await expect(onDays(backups, [2])).rejects.toThrow('is there already');
  expect((await copies()).map(({ error }) => error)).toEqual([
    null,
    expect.stringContaining('is there already'),
  ]);
  expect(await readdir(to)).toContain('psifida-2026-01-01T04-00-00.psifida');
  await onDays(backups, [3]);
  expect(await readdir(to)).toEqual(['psifida-2026-01-03T04-00-00.psifida']);
});

test('R-OPS-05 what failed makes room before the next attempt, which may fail as well', async () => {
  const to = path.join(folder, 'failing-twice');
  const backups = daily({ kind: 'folder', folder: to }, 3);
  await mkdir(to);
  for (const day of [1, 2]) {
    await writeFile(path.join(to, `psifida-2026-01-0${day}T04-00-00.psifida.unfinished`), 'much');
    await expect(onDays(backups, [day])).rejects.toThrow('is there already');
  }
  expect(await readdir(to)).toEqual(['psifida-2026-01-02T04-00-00.psifida.unfinished']);
  expect(await copies()).toHaveLength(1);
});

test('R-OPS-05 one that was cut off with its process pushes out no good one, and goes', async () => {
  const to = path.join(folder, 'cut-off');
  const backups = daily({ kind: 'folder', folder: to }, 2);
  await onDays(backups, [1]);
  const cut = 'psifida-2026-01-02T04-00-00.psifida';
  const began = { name: cut, place: to, began_at: new Date(athens('2026-01-02T04:00:00')) };
  await whole.db.insertInto('backup_copy').values(began).execute();
  await writeFile(path.join(to, `${cut}.unfinished`), 'half');
  await onDays(backups, [3]);
  expect((await readdir(to)).sort()).toEqual([
    'psifida-2026-01-01T04-00-00.psifida',
    'psifida-2026-01-03T04-00-00.psifida',
  ]);
});

test('R-OPS-05 it takes no connection from the pool, however small that is', async () => {
  const backups = daily({ kind: 'folder', folder: path.join(folder, 'small-pool') }, 1);
  const db = connectDatabase<Tables>({ connection: connectionOf(whole.db), max: 1, patienceMs: 5_000 });
  try {
    await onDays(backups, [1], db);
  } finally {
    await db.destroy();
  }
  expect(await copies()).toMatchObject([{ error: null, ended_at: expect.any(Date) }]);
});

test('R-OPS-05 a file that the storage has lost is told, and the copy of all the rest is a good one', async () => {
  const to = path.join(folder, 'with-a-hole');
  const backups = daily({ kind: 'folder', folder: to }, 1);
  await uploadPicture(openStaff(whole.config.publicUrl, () => {}));
  const [lost = ''] = await listObjectsInUse(whole.db as never);
  const storage = await openMediaStorage(whole.config, path.join(whole.config.dataDir, 'media'));
  await storage.remove(lost);
  expect(await missingFromBackup(whole.db)).toBeNull();
  await onDays(backups, [1, 2]);
  expect(await readdir(to)).toEqual(['psifida-2026-01-02T04-00-00.psifida']);
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
    expect(await storage.find('psifida-2026-01-02T04-00-00.psifida')).toEqual({ bytes: row?.bytes });
    expect(await storage.find('psifida-2026-01-01T04-00-00.psifida')).toBeNull();
  } finally {
    await swift.stop();
  }
});
