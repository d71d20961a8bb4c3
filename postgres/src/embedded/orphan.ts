import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOf } from './process-identity.ts';

/** What a process that was killed, or a power cut, left behind: an orphan server is stopped, stale lock files go. */
export async function clearOrphan({
  cluster,
  socketFolder,
}: {
  cluster: string;
  socketFolder: string;
}): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  if (await isServerOf(pid, cluster)) await stopAndWait(pid);
  await rm(pidFile, { force: true });
  for (const suffix of ['', '.lock'])
    await rm(path.join(socketFolder, `.s.PGSQL.5432${suffix}`), { force: true });
}

async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (startOf(pid) === null) return false;
  if (process.platform !== 'linux') return true;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return commandLine.split('\0').includes(cluster);
}

async function stopAndWait(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 10_000; waited += 50) {
    if (startOf(pid) === null) return;
    await sleep(50);
  }
  process.kill(pid, 'SIGQUIT');
  await sleep(500);
}
