import { chmod, chown, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RunAs } from './run-as.ts';
import { socketWay } from './socket-path.ts';

export type Folders = { cluster: string; socketFolder: string; libraries: string; log: string };

/** PostgreSQL's own names: the socket, and the file that keeps it. */
export const socketName = '.s.PGSQL.5432';
export const socketLockName = `${socketName}.lock`;

const nearSocketFolder = (root: string) => path.join(root, 'socket');
export const socketFolderOf = (root: string): Promise<string> =>
  socketWay(nearSocketFolder(root), socketLockName);

export async function prepareFolders(root: string, { owner }: RunAs): Promise<Folders> {
  const libraries = path.join(root, 'libraries');
  for (const folder of [root, nearSocketFolder(root), libraries]) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (owner) await chown(folder, owner.uid, owner.gid);
    await chmod(folder, 0o700);
  }
  const folders = {
    cluster: path.join(root, 'cluster'),
    socketFolder: await socketFolderOf(root),
    libraries,
    log: path.join(root, 'postgres.log'),
  };
  if (owner) await own(folders.cluster, owner);
  return folders;
}

/** A data folder made under one account and started under another is handed over whole. */
async function own(folder: string, owner: { uid: number; gid: number }): Promise<void> {
  const current = await stat(folder).catch(() => null);
  if (!current || current.uid === owner.uid) return;
  const entries = await readdir(folder, { recursive: true });
  for (const entry of ['.', ...entries]) await chown(path.join(folder, entry), owner.uid, owner.gid);
}
