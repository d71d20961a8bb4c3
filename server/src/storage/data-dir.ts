import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../config/start-error.ts';
import { type Holder, isHolder, lockFolder } from './folder-lock.ts';

/** Another Psifida has the folder. */
export class DataDirHeld extends StartError {
  constructor(root: string, { pid, host }: Holder) {
    const who = pid ? ` (process ${pid} on ${host})` : '';
    super(`Another Psifida${who} is already running on DATA_DIR ${root}.`);
  }
}

type DataDir = { postgres: string; media: string; release(): Promise<void> };

/** One running Psifida per data folder: a second one would pull the database from under the first. */
export async function claimDataDir(root: string): Promise<DataDir> {
  const folders = {
    postgres: path.join(root, 'postgres'),
    media: path.join(root, 'media'),
  };
  try {
    await makeFolder(folders.media);
    await access(root, constants.W_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR: ${root} cannot be used (${(error as NodeJS.ErrnoException).code}).`);
  }
  const outcome = await lockFolder(path.join(root, 'holder')).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      `DATA_DIR: ${root} cannot be kept for one Psifida alone (${error.code ?? error.message}); it has to be on a file system that knows sockets.`,
    );
  });
  if (isHolder(outcome)) throw new DataDirHeld(root, outcome);
  return { ...folders, release: outcome.release };
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
