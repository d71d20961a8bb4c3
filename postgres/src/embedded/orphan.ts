import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Folders, socketLockName, socketName } from './folders.ts';
import { startOf } from './process-identity.ts';
import { isListening } from './socket-path.ts';

/**
 * What a process that was killed, or a power cut, left behind: an orphan server is stopped, stale lock files go. A server
 * that we cannot see but that answers, in another container say, keeps its files, and nothing is started beside it.
 */
export async function clearOrphan({
  cluster,
  socketFolder,
}: Pick<Folders, 'cluster' | 'socketFolder'>): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  const socket = path.join(socketFolder, socketName);
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (pid && (await isServerOf(pid, cluster))) await stopAndWait(pid);
  if (await answersForLong(socket))
    throw new Error(
      `Another database server is running on ${cluster}, perhaps in another container; stop it first.`,
    );
  if (!pid) return;
  for (const name of [socketName, socketLockName]) await rm(path.join(socketFolder, name), { force: true });
  // Last: it alone says that there is something to clear, should we be cut off in the middle.
  await rm(pidFile, { force: true });
}

/** A server that is just stopping is given the time to do so. */
async function answersForLong(socket: string): Promise<boolean> {
  for (let waited = 0; waited < 2_000; waited += 100) {
    if (!(await isListening(socket))) return false;
    await sleep(100);
  }
  return true;
}

async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (startOf(pid) === null) return false;
  if (process.platform === 'linux') {
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return commandLine.split('\0').includes(cluster);
  }
  return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(cluster);
}

async function stopAndWait(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (startOf(pid) !== null) process.kill(pid, signal);
    for (let waited = 0; waited < 10_000; waited += 50) {
      if (startOf(pid) === null) return;
      await sleep(50);
    }
  }
  throw new Error(`The database server that was left behind (process ${pid}) does not stop.`);
}
