import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { connectDatabase } from '@psifida/postgres/connect';
import { startEmbeddedPostgres } from '@psifida/postgres/embedded/start';
import { migrate } from '@psifida/postgres/migrate';
import { type Kysely, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { apiMigrations } from '../../db/migrations.ts';
import type { Tables } from '../../db/tables.ts';
import { claimNext } from './uploads/upload-work.store.ts';
import { findOwn, insert, setReceived, takeLock } from './uploads/uploads.store.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-claims-'));
const opened: { stop(): Promise<unknown> }[] = [];
afterAll(async () => {
  for (const server of opened) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function startDatabase() {
  // As long as can be: what nobody waits for is not on the disk before the power is cut.
  const server = await startEmbeddedPostgres({ folder, settings: { wal_writer_delay: '10s' } });
  opened.push(server);
  return { server, db: connectDatabase<Tables>({ connection: server.connection }) };
}

const cutPower = async () =>
  process.kill(
    Number((await readFile(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]),
    'SIGKILL',
  );

const synchronousCommit = async (db: Kysely<Tables>): Promise<string | undefined> => {
  const { rows } = await sql<{
    value: string;
  }>`select current_setting('synchronous_commit') as value`.execute(db);
  return rows[0]?.value;
};

test('after a power cut what was said to be received is there; the claim on it may be forgotten, and it is claimed again', async () => {
  const { server, db } = await startDatabase();
  await migrate(db, apiMigrations);
  const by = { id: 'maria', name: 'Μαρία' };
  const [id, writer] = [randomUUID(), randomUUID()];
  const announced = { filename: 'a.jpg', filetype: 'image/jpeg', purpose: 'library' as const };
  const expiresAt = new Date(Date.now() + 60_000);
  await insert(db, {
    id,
    by,
    fileName: 'a.jpg',
    metadata: '',
    announced,
    bytes: 10,
    staging: 'here',
    writer: null,
    expiresAt,
  });
  expect(await takeLock(db, { id, writer, holder: randomUUID(), replace: false })).toMatchObject({
    id,
    received: 0,
  });
  expect(await setReceived(db, { id, writer, received: 10 })).toBe(true);
  expect(await claimNext(db, { holder: randomUUID(), staging: 'here' })).toMatchObject({ id });
  await cutPower();
  await server.ended;
  await db.destroy();

  const again = await startDatabase();
  expect(await findOwn(again.db, { id, ownerId: by.id })).toMatchObject({ state: 'received', received: 10 });
  expect(await claimNext(again.db, { holder: randomUUID(), staging: 'here' })).toMatchObject({ id });

  await again.db.transaction().execute(async (tx) => {
    await setReceived(tx, { id, writer, received: 10 });
    expect(await synchronousCommit(tx)).toBe('on');
    await claimNext(tx, { holder: randomUUID(), staging: 'here' });
    expect(await synchronousCommit(tx)).toBe('off');
  });
  // No longer than for the claim: the same lines carry what has to be kept.
  expect(await synchronousCommit(again.db)).toBe('on');
  await again.db.destroy();
});
