import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
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

/** Changes the owner when the data folder was made under another account. */
async function own(folder: string, owner: { uid: number; gid: number }): Promise<void> {
  const current = await stat(folder).catch(() => null);
  if (!current || current.uid === owner.uid) return;
  const entries = await readdir(folder, { recursive: true });
  for (const entry of ['.', ...entries]) await chown(path.join(folder, entry), owner.uid, owner.gid);
}

/** PostgreSQL refuses to run as root. */
export type RunAs = {
  command: (program: string, args: string[]) => [string, string[]];
  ids: { uid?: number; gid?: number };
  owner: { uid: number; gid: number } | null;
};

const asIs: RunAs = { command: (program, args) => [program, args], ids: {}, owner: null };

const nobody = 65_534;

/** As root: a user namespace, which works in folders that only root may enter; without namespaces, `nobody`. */
export function resolveRunAs(): RunAs {
  if (process.getuid?.() !== 0) return asIs;
  const namespace = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
  if (spawnSync('unshare', [...namespace, 'true']).status === 0)
    return {
      command: (program, args) => ['unshare', [...namespace, program, ...args]],
      ids: {},
      owner: { uid: 0, gid: 0 },
    };
  return { ...asIs, ids: { uid: nobody, gid: nobody }, owner: { uid: nobody, gid: nobody } };
}
