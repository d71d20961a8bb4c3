import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Folders, socketLockName, socketName } from './folders.ts';
import { isListening } from './socket-path.ts';

/** After a kill: stops an orphan server and removes stale locks; one that answers elsewhere makes the start fail. */
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
  // Last: only this file says that there is something to clear.
  await rm(pidFile, { force: true });
}

/** A server may be just stopping. */
async function answersForLong(socket: string): Promise<boolean> {
  for (let waited = 0; waited < 2_000; waited += 100) {
    if (!(await isListening(socket))) return false;
    await sleep(100);
  }
  return true;
}

async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (!isRunning(pid)) return false;
  if (process.platform === 'linux') {
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return commandLine.split('\0').includes(cluster);
  }
  return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(cluster);
}

async function stopAndWait(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (isRunning(pid)) process.kill(pid, signal);
    for (let waited = 0; waited < 10_000; waited += 50) {
      if (!isRunning(pid)) return;
      await sleep(50);
    }
  }
  throw new Error(`The database server that was left behind (process ${pid}) does not stop.`);
}

/** A zombie does not count. */
export function isRunning(pid: number): boolean {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The state follows the program's name in brackets, which may hold anything.
      return stat[stat.lastIndexOf(')') + 2] !== 'Z';
    }
    return !/^(Z|$)/.test(
      execFileSync('ps', ['-o', 'state=', '-p', String(pid)], { encoding: 'utf8' }).trim(),
    );
  } catch {
    return false;
  }
}
