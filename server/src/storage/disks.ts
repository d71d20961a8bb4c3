import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.ts';

/** Kept free for saving and signing in, and once more for a video on its way: below it somebody should know. */
export const littleRoom = 2_000_000_000;

export type Disk = { setting: 'DATA_DIR' | 'UPLOADS_DIR' | 'BACKUP_DIR'; folder: string };

/** The folders that Psifida fills on this machine. */
export const foldersOf = ({
  dataDir,
  uploadsDir,
  backups,
}: Pick<Config, 'dataDir' | 'uploadsDir' | 'backups'>): Disk[] => [
  { setting: 'DATA_DIR', folder: dataDir },
  { setting: 'UPLOADS_DIR', folder: uploadsDir },
  ...(backups?.to.kind === 'folder' ? [{ setting: 'BACKUP_DIR' as const, folder: backups.to.folder }] : []),
];

/** One that is made at the first start is judged by the folder it will lie in. */
export async function nearestFolder(folder: string): Promise<string> {
  const there = await statfs(folder).then(
    () => true,
    () => false,
  );
  return there || folder === path.dirname(folder) ? folder : nearestFolder(path.dirname(folder));
}

export async function roomOf(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
