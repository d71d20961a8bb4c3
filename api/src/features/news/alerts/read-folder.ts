import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { capAtMost } from '@psifida/contract/endpoints/alerts';
import { FeedRefusal } from '../feed-refusal.ts';

const filesAtMost = 2_000;

export const isFolder = (address: string): boolean => address.startsWith('file:');

type CapFile = { name: string; mark: string; read: () => Promise<string> };

/** Below `root` alone, which the operator names; links that lead out of it are not followed. Oldest first. */
export async function listCapFiles(address: string, root: string | null): Promise<CapFile[]> {
  if (root === null) throw new FeedRefusal('address-not-allowed');
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
      const { mtimeMs, size } = await stat(file);
      return { name, file, mtimeMs, size };
    }),
  );
  return files
    .filter(({ size }) => size <= capAtMost)
    .sort((one, other) => one.mtimeMs - other.mtimeMs || (one.name < other.name ? -1 : 1))
    .map(({ name, file, mtimeMs, size }) => ({
      name,
      mark: `${name} ${mtimeMs} ${size}`,
      read: () => readFile(file, 'utf8'),
    }));
}
