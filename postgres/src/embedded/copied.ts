import { readFile, realpath, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Folders } from './folders.ts';

type Cluster = Pick<Folders, 'cluster'>;

const markOf = ({ cluster }: Cluster) => path.join(path.dirname(cluster), 'place');

/** Which folder it is, and where. Some mounts give a folder another number each time, so that alone says nothing. */
async function placeOf({ cluster }: Cluster) {
  const machine = (await readFile('/etc/machine-id', 'utf8').catch(() => '')).trim();
  return { folder: String((await stat(cluster)).ino), path: await realpath(cluster), machine };
}

async function isElsewhere(folders: Cluster, mark: string): Promise<boolean> {
  const [was, is] = [JSON.parse(mark), await placeOf(folders)];
  return was.folder !== is.folder && (was.path !== is.path || was.machine !== is.machine);
}

/**
 * Files copied one after the other while a server writes to them do not belong together, and PostgreSQL would open them.
 * A running server, a killed one and a power cut leave postmaster.pid behind, so a copy has it too; but a copy lies elsewhere.
 */
export async function refuseCopyOfRunning(folders: Cluster): Promise<void> {
  const running = path.join(folders.cluster, 'postmaster.pid');
  const lock = await readFile(running, 'utf8').catch(() => null);
  const mark = await readFile(markOf(folders), 'utf8').catch(() => null);
  if (lock === null || mark === null || !(await isElsewhere(folders, mark))) return;
  throw new Error(
    `${folders.cluster} was copied while its database was running, and such a copy is not whole. Use npm run backup and npm run restore. Only if you are certain that it was stopped then, remove ${running} and start again.`,
  );
}

/** Where it lies now is where it belongs. */
export const markPlace = async (folders: Cluster): Promise<void> =>
  writeFile(markOf(folders), JSON.stringify(await placeOf(folders)), { mode: 0o600 });
