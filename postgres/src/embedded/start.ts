import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '../connect.ts';
import { type Binaries, findBinaries, markPlace, refuseCopyOfRunning } from './binaries.ts';
import { type Folders, prepareFolders, type RunAs, resolveRunAs, socketFolderOf } from './folders.ts';
import { keepLogSmall, openLog, readSince, rotateLog } from './log-file.ts';
import { clearOrphan } from './orphan.ts';

type EmbeddedPostgres = {
  connection: Connection;
  /** Resolves when the server ends, whether asked to or not. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

const user = 'psifida';
const database = 'psifida';
const major = '18';

type Options = {
  folder: string;
  settings?: Record<string, string>;
  /** Runs while the server starts; its result is ignored. */
  meanwhile?: (() => Promise<unknown>) | undefined;
};

/** Starts the real PostgreSQL that came with the installation, on a Unix socket inside `folder`. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { folder, settings = {}, meanwhile = async () => {} } = options;
  const runAs = resolveRunAs();
  const folders = await prepareFolders(path.resolve(folder), runAs);
  const binaries = await findBinaries(folders.libraries);
  await refuseCopyOfRunning(folders);
  await clearOrphan(folders);
  await rotateLog(folders.log);
  await initialise({ binaries, folders, runAs });
  await markPlace(folders);
  const connection = connectionTo(folders);
  const child = await launchUntilReady({ binaries, folders, runAs, settings, connection, meanwhile });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    if (child.exitCode !== null || child.signalCode !== null) resolve();
  });
  const stopRotating = keepLogSmall(folders.log);
  void ended.then(stopRotating);
  return { connection, ended, stop: () => stop(child, ended) };
}

type Installed = { binaries: Binaries; folders: Folders; runAs: RunAs };
type Launch = Installed & { settings: Record<string, string> };

/** How long the backends of a killed server may hold its shared memory. */
const lettingGoMs = 20_000;

type Awaiting = Launch & { connection: Connection; meanwhile(): Promise<unknown> };

async function launchUntilReady({ connection, meanwhile, ...parts }: Awaiting) {
  for (const end = Date.now() + lettingGoMs; ; await sleep(250)) {
    const { child, said } = await launch(parts);
    try {
      await Promise.allSettled([meanwhile()]);
      await untilReady(child, { ...connection, database: 'postgres' });
      return child;
    } catch (cause) {
      child.kill('SIGQUIT');
      const words = await said();
      const heldByTheDead = /shared memory block .*still in use/.test(words);
      if (!heldByTheDead || Date.now() > end)
        throw new Error(`The embedded PostgreSQL did not start: ${words}`, { cause });
    }
  }
}

const connectionTo = ({ socketFolder }: Pick<Folders, 'socketFolder'>): Connection => ({
  host: socketFolder,
  port: 5432,
  user,
  database,
});

/** How to reach the server that another process has started in `folder`. */
export const embeddedConnection = async (folder: string): Promise<Connection> =>
  connectionTo({ socketFolder: await socketFolderOf(path.resolve(folder)) });

/** Made beside the final folder and renamed, so that an interrupted first start leaves nothing behind. */
async function initialise({ binaries, folders, runAs }: Installed) {
  const version = await readFile(path.join(folders.cluster, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version?.trim() === major) return;
  if (version)
    throw new Error(
      `The data in ${folders.cluster} was made by PostgreSQL ${version.trim()}; this version of Psifida brings PostgreSQL ${major}.`,
    );
  const fresh = `${folders.cluster}.new`;
  await rm(fresh, { recursive: true, force: true });
  // Greek trigrams need a UTF-8 ctype; Greek order needs the ICU provider.
  const locale = ['-E', 'UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=el'];
  const [command, args] = runAs.command(binaries.initdb, ['-D', fresh, '-U', user, '-A', 'trust', ...locale]);
  const log = await openLog(folders.log);
  try {
    const { env } = binaries;
    const child = spawn(command, args, { ...runAs.ids, env, stdio: ['ignore', log.fd, log.fd] });
    const [code] = await once(child, 'exit');
    if (code !== 0)
      throw new Error(`The database could not be created: ${await lastWords(folders.log, log.began)}`);
  } finally {
    await log.close();
  }
  await rename(fresh, folders.cluster);
}

async function launch({ binaries, folders, runAs, settings }: Launch) {
  const all = {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    log_min_messages: 'warning',
    // Below the space that is kept free for saving; the default is a gigabyte.
    max_wal_size: '128MB',
    min_wal_size: '32MB',
    ...settings,
  };
  const [command, args] = runAs.command(binaries.postgres, [
    '-D',
    folders.cluster,
    '-k',
    folders.socketFolder,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const log = await openLog(folders.log);
  const child = spawn(command, args, {
    ...runAs.ids,
    env: binaries.env,
    // Its own process group: Ctrl-C is for us, and we stop the database after the last request.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  child.on('error', () => {});
  await log.close();
  return { child, said: () => lastWords(folders.log, log.began) };
}

const lookEveryMs = 10;

async function untilReady(child: ChildProcess, connection: Connection): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += lookEveryMs) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined)
      throw new Error('it ended');
    const client = new pg.Client(connection);
    try {
      await client.connect();
      const found = await client.query('select 1 from pg_database where datname = $1', [database]);
      if (found.rowCount === 0) await client.query(`create database ${database}`);
      return;
    } catch (error) {
      if (waited > 29_000) throw error;
      await sleep(lookEveryMs);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  const patience = setTimeout(() => child.kill('SIGQUIT'), 15_000);
  await ended;
  clearTimeout(patience);
}

const lastWords = async (log: string, began: number): Promise<string> =>
  (await readSince(log, began)).trim().split('\n').slice(-3).join(' ') || `nothing was written to ${log}`;
