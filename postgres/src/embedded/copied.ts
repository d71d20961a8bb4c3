import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Folders } from './folders.ts';

const markOf = ({ cluster }: Pick<Folders, 'cluster'>) => path.join(path.dirname(cluster), 'place');
const placeOf = async ({ cluster }: Pick<Folders, 'cluster'>) => String((await stat(cluster)).ino);

/**
 * Files copied one after the other while a server writes to them do not belong together, and PostgreSQL would open them.
 * A running server, a killed one and a power cut leave postmaster.pid behind, so a copy has it too; but a copy lies elsewhere.
 */
export async function refuseCopyOfRunning(folders: Pick<Folders, 'cluster'>): Promise<void> {
  const running = path.join(folders.cluster, 'postmaster.pid');
  const [lock, mark] = await Promise.all(
    [running, markOf(folders)].map((file) => readFile(file, 'utf8').catch(() => null)),
  );
  if (lock === null || mark === null || mark === (await placeOf(folders))) return;
  throw new Error(
    `${folders.cluster} was copied while its database was running, and such a copy is not whole. Use npm run backup and npm run restore. Only if you are certain that it was stopped then, remove ${running} and start again.`,
  );
}

/** Where it lies now is where it belongs. */
export const markPlace = async (folders: Pick<Folders, 'cluster'>): Promise<void> =>
  writeFile(markOf(folders), await placeOf(folders), { mode: 0o600 });
