import { createHash } from 'node:crypto';
import { lstat, readlink, rm, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** The kernel takes socket paths of at most 107 bytes (103 on macOS). */
const pathLimit = 103;

/** Short enough for a socket's path; a folder too deep is reached through a symlink in the temporary folder. */
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

/** The temporary folder is shared: a symlink of another user is refused. */
const isOurs = async (link: string) => (await lstat(link)).uid === (process.getuid?.() ?? 0);

/** Also in another container: the kernel refuses once the process is gone. Unknown errors count as alive. */
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
