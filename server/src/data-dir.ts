import { constants } from 'node:fs';
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive, type ProcessIdentity, thisProcess } from '@psifida/postgres/embedded/process-identity';
import { StartError } from './start-error.ts';

export type DataDir = { postgres: string; media: string; release(): Promise<void> };

/** One running Psifida per data folder: a second one would pull the database from under the first. */
export async function claimDataDir(root: string): Promise<DataDir> {
  const folders = { postgres: path.join(root, 'postgres'), media: path.join(root, 'media') };
  try {
    await mkdir(folders.media, { recursive: true });
    await access(root, constants.W_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR: ${root} cannot be used (${(error as NodeJS.ErrnoException).code}).`);
  }
  const claim = path.join(root, 'psifida.pid');
  const holder = await runningIn(root);
  if (holder)
    throw new StartError(`Another Psifida (process ${holder.pid}) is already running on DATA_DIR ${root}.`);
  await writeFile(claim, JSON.stringify(thisProcess()));
  return { ...folders, release: () => rm(claim, { force: true }) };
}

export async function runningIn(root: string): Promise<ProcessIdentity | null> {
  const claim = await readFile(path.join(root, 'psifida.pid'), 'utf8').catch(() => null);
  if (!claim) return null;
  try {
    const holder: ProcessIdentity = JSON.parse(claim);
    return holder.pid !== process.pid && isAlive(holder) ? holder : null;
  } catch {
    return null; // a power cut in the middle of writing it
  }
}
