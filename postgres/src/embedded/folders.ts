import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, readdir, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { RunAs } from './run-as.ts';

export type Folders = { cluster: string; socketFolder: string; log: string };

/** The kernel takes socket paths of at most 107 bytes; a deep DATA_DIR gets its socket in the temporary folder. */
const socketPathLimit = 107;

export function socketFolderOf(root: string): string {
  const near = path.join(root, 'socket');
  if (Buffer.byteLength(path.join(near, '.s.PGSQL.5432.lock')) <= socketPathLimit) return near;
  const mark = createHash('sha256').update(root).digest('hex').slice(0, 16);
  return path.join(os.tmpdir(), `psifida-${process.getuid?.() ?? 0}-${mark}`);
}

export async function prepareFolders(root: string, { owner }: RunAs): Promise<Folders> {
  const socketFolder = socketFolderOf(root);
  for (const folder of [root, socketFolder]) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (owner) await chown(folder, owner.uid, owner.gid);
    await chmod(folder, 0o700);
  }
  const folders = { cluster: path.join(root, 'cluster'), socketFolder, log: path.join(root, 'postgres.log') };
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
