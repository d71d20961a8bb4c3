import { constants } from 'node:fs';
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive, type ProcessIdentity, thisProcess } from '@psifida/postgres/embedded/process-identity';
import { StartError } from './start-error.ts';

export type DataDir = { postgres: string; media: string; uploads: string; release(): Promise<void> };

/** One running Psifida per data folder: a second one would pull the database from under the first. */
export async function claimDataDir(root: string): Promise<DataDir> {
  const folders = {
    postgres: path.join(root, 'postgres'),
    media: path.join(root, 'media'),
    uploads: path.join(root, 'uploads'),
  };
  try {
    await makeFolder(folders.media);
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

/** Not mkdir's own `recursive`: where a folder can never be made, below /proc say, it tries for ever. */
async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
      return error.code === 'EEXIST';
    },
  );
  if (made) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder);
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
