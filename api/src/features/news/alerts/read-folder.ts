import { constants, type Stats } from 'node:fs';
import { lstat, open, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { capAtMost } from '@psifida/contract/endpoints/alerts';
import { FeedRefusal } from '../feed-refusal.ts';
import { decodeFeed } from '../fetch-feed.ts';

const filesAtMost = 2_000;

export const isFolder = (address: string): boolean => address.startsWith('file:');

type CapFile = { name: string; mark: string; read: () => Promise<string> };

/** Below `root` alone, which the operator names; links that lead out of it are not followed. Oldest first. */
export async function listCapFiles(address: string, root: string | null): Promise<CapFile[]> {
  if (root === null) throw new FeedRefusal('address-not-allowed');
  // `file://host/folder` is of no folder of this machine.
  if (new URL(address).host) throw new FeedRefusal('address-not-allowed');
  const [folder, allowed] = (await Promise.all(
    [fileURLToPath(address), root].map((one) => realpath(one)),
  ).catch((cause) => {
    throw new FeedRefusal('no-answer', { cause });
  })) as [string, string];
  const isBelow = (one: string) => one === allowed || one.startsWith(allowed + path.sep);
  if (!isBelow(folder)) throw new FeedRefusal('address-not-allowed');
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause) => {
    throw new FeedRefusal('no-answer', { cause });
  });
  const names = entries
    .filter((one) => one.isFile() && /\.(xml|cap)$/i.test(one.name))
    .map(({ name }) => name);
  if (names.length > filesAtMost) throw new FeedRefusal('too-large');
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { name, file, found: await lstat(file).catch(() => null) };
    }),
  );
  return files
    .filter((one): one is typeof one & { found: Stats } => !!one.found && one.found.size <= capAtMost)
    .sort((one, other) => one.found.mtimeMs - other.found.mtimeMs || (one.name < other.name ? -1 : 1))
    .map(({ name, file, found: { mtimeMs, size } }) => ({
      name,
      mark: `${name} ${mtimeMs} ${size}`,
      read: () => readFile(file),
    }));
}

/** Also where a file has become a link, a pipe or endless since it was listed. */
async function readFile(file: string): Promise<string> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const handle = await open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch((cause) => {
    throw new FeedRefusal('no-answer', { cause });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(capAtMost + 1), 0, capAtMost + 1, 0);
    if (bytesRead > capAtMost) throw new FeedRefusal('too-large');
    return decodeFeed({ bytes: buffer.subarray(0, bytesRead), contentType: '' });
  } catch (cause) {
    throw cause instanceof FeedRefusal ? cause : new FeedRefusal('no-answer', { cause });
  } finally {
    await handle.close();
  }
}
