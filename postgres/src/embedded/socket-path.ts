import { createHash } from 'node:crypto';
import { lstat, readlink, rm, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** The kernel takes socket paths of at most 107 bytes (103 on macOS). */
const pathLimit = 103;

/**
 * A way to `folder` that is short enough for a socket of the longest name in it. The sockets themselves always lie in the
 * folder, where everybody who shares it finds them; a folder too deep is reached through a link in the temporary folder.
 */
export async function socketWay(folder: string, longestName: string): Promise<string> {
  if (Buffer.byteLength(path.join(folder, longestName)) <= pathLimit) return folder;
  const mark = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const link = path.join(os.tmpdir(), `psifida-${process.getuid?.() ?? 0}-${mark}`);
  if ((await readlink(link).catch(() => null)) === folder && (await isOurs(link))) return link;
  await rm(link, { recursive: true, force: true });
  await symlink(folder, link).catch(async (error: NodeJS.ErrnoException) => {
    const madeMeanwhile = error.code === 'EEXIST' && (await readlink(link).catch(() => null)) === folder;
    if (!madeMeanwhile) throw error;
  });
  return link;
}

/** In a folder where everybody may write, a link of somebody else's could lead elsewhere a moment later. */
const isOurs = async (link: string) => (await lstat(link)).uid === (process.getuid?.() ?? 0);

/**
 * Whether some process listens there, be it in another container: a socket in the file system is found by whoever sees
 * the folder, and the kernel refuses as soon as its process is gone. What cannot be told counts as alive.
 */
export const isListening = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(socket);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    );
  });
