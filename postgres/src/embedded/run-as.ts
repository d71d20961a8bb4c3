import { spawnSync } from 'node:child_process';

/** How to start PostgreSQL, which refuses to run as root, and who has to own its files then. */
export type RunAs = {
  command: (program: string, args: string[]) => [string, string[]];
  ids: { uid?: number; gid?: number };
  owner: { uid: number; gid: number } | null;
};

const asIs: RunAs = { command: (program, args) => [program, args], ids: {}, owner: null };

const nobody = 65_534;

/**
 * As root: first choice is a user namespace in which root's files belong to `nobody`, because it also works inside
 * folders that only root may enter. Where namespaces are switched off, the ordinary account `nobody`.
 */
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
