import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readdirSync } from 'node:fs';
import { chown, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tables } from '@psifida/api/db/tables';
import { verifyActivity } from '@psifida/api/features/activity/audit-chain';
import { connectDatabase } from '@psifida/postgres/connect';
import { resolveRunAs } from '@psifida/postgres/embedded/folders';
import { openDatabaseBeside } from '@psifida/server/storage/database';
import { sql } from 'kysely';
import type { Ledger } from './ledger.ts';

/** A database whose server can be killed and given back. */
export type Victim = {
  name: string;
  env: Record<string, string>;
  kill(): Promise<void>;
  giveBack(): Promise<void>;
  close(): Promise<void>;
};

/** The one that the product starts by itself, and starts again. */
export const embeddedVictim = (dataDir: string): Victim => ({
  name: 'embedded database',
  env: {},
  kill: async () => {
    const file = path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
    if (pid) killProcess(pid);
  },
  giveBack: async () => {},
  close: async () => {},
});

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it was quicker
  }
}

const oldest = 15;

/** The newest PostgreSQL of this machine's own, as distributions install it or as the path finds it. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = (existsSync(debian) ? readdirSync(debian) : [])
    .map(Number)
    .filter(
      (version) => version >= oldest && existsSync(path.join(debian, String(version), 'bin', 'initdb')),
    );
  if (versions.length) return path.join(debian, String(Math.max(...versions)), 'bin');
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folder = status === 0 ? stdout.trim() : '';
  return folder && existsSync(path.join(folder, 'initdb')) ? folder : null;
}

const user = 'psifida';

/** A PostgreSQL beside the product, as an operator runs one. */
export async function postgresVictim(bin: string, folder: string): Promise<Victim> {
  const runAs = resolveRunAs();
  const [cluster, socket, log] = ['cluster', 's', 'postgres.log'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(socket, { recursive: true });
  if (runAs.owner) for (const one of [folder, socket]) await chown(one, runAs.owner.uid, runAs.owner.gid);
  const out = openSync(log, 'a');
  const run = (program: string, args: string[]): ChildProcess => {
    const [command, all] = runAs.command(path.join(bin, program), args);
    return spawn(command, all, { ...runAs.ids, cwd: folder, stdio: ['ignore', out, out] });
  };
  const [code] = await once(
    run('initdb', ['-D', cluster, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']),
    'exit',
  );
  if (code !== 0) throw new Error(`initdb of ${bin} failed; its words are in ${log}`);

  const connection = { host: socket, port: 5432, user };
  const untilAnswering = async (): Promise<void> => {
    for (const end = performance.now() + 300_000; ; await sleep(50)) {
      const db = connectDatabase<unknown>({ connection: { ...connection, database: 'postgres' }, max: 1 });
      try {
        const found = await sql`select 1 from pg_database where datname = 'psifida'`.execute(db);
        if (!found.rows.length) await sql`create database psifida`.execute(db);
        return;
      } catch (error) {
        if (performance.now() > end) throw error;
      } finally {
        await db.destroy();
      }
    }
  };

  let server: ChildProcess;
  const giveBack = async (): Promise<void> => {
    for (const end = performance.now() + 300_000; ; await sleep(200)) {
      // What a killed server leaves behind; its last processes may still hold the memory for a moment.
      for (const file of [path.join(cluster, 'postmaster.pid'), path.join(socket, '.s.PGSQL.5432.lock')])
        await rm(file, { force: true });
      const child = run('postgres', ['-D', cluster, '-k', socket, '-c', 'listen_addresses=']);
      const began = await Promise.race([
        untilAnswering().then(() => true),
        once(child, 'exit').then(() => false),
      ]);
      server = child;
      if (began) return;
      if (performance.now() > end) throw new Error(`PostgreSQL did not come back; its words are in ${log}`);
    }
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  await giveBack();
  return {
    name: `PostgreSQL ${path.basename(path.dirname(bin))}`,
    env: { DATABASE_URL: `postgres:///psifida?host=${encodeURIComponent(socket)}&user=${user}` },
    kill: () => end('SIGKILL'),
    giveBack,
    close: () => end('SIGINT'),
  };
}

type Place = Parameters<typeof openDatabaseBeside>[0];

/** Whether the chain of the activity is whole; read beside the running product, as the command does. */
export async function checkAudit(ledger: Ledger, place: Place): Promise<void> {
  const database = await openDatabaseBeside(place);
  try {
    const { fault } = await verifyActivity(database.tables<Tables>());
    if (fault) ledger.lost.push(`the chain of the activity: ${JSON.stringify(fault)}`);
  } finally {
    await database.close();
  }
}
