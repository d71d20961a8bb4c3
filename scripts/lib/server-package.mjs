// @ts-check
// The Debian package of the server: the tree of a release, its unit, its settings and the command psifida.
import { chmod, copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root, run } from './run.mjs';

const architectures = /** @type {Record<string, string>} */ ({ x64: 'amd64', arm64: 'arm64' });

/** The unit for an unpacked archive, with the package's places and settings. */
export const unitOfPackage = async () =>
  (await readFile(path.join(root, 'deploy/systemd/psifida.service'), 'utf8'))
    .replace(/^#.*\n/, '')
    .replace(
      '/opt/psifida/psifida.mjs start',
      '/usr/lib/psifida/psifida.mjs --settings /etc/psifida/environment start',
    )
    .replace(/^EnvironmentFile=.*\n/m, '')
    .replace(/^Environment=DATA_DIR=.*\n/m, '')
    .replace(/^#ReadWritePaths=.*$/m, 'ReadWritePaths=-/var/backups/psifida');

/**
 * @param {{ tree: string, machine: string, version: string, into: string }} options `tree`: what is unpacked of a release
 * @returns {Promise<string | null>} the file; null when dpkg-deb could not make it
 */
export async function makeServerPackage({ tree, machine, version, into }) {
  const architecture = architectures[machine] ?? machine;
  // Beside the tree, so that its files are linked and not copied.
  const folder = await mkdtemp(path.join(path.dirname(tree), 'package-'));
  await chmod(folder, 0o755);
  const place = async (/** @type {string} */ to) => {
    const target = path.join(folder, to);
    await mkdir(path.dirname(target), { recursive: true });
    return target;
  };
  const put = async (/** @type {string} */ from, /** @type {string} */ to, mode = 0o644) => {
    await copyFile(path.join(root, 'deploy/debian', from), await place(to));
    await chmod(path.join(folder, to), mode);
  };
  try {
    const linked = await run('cp', ['-al', tree, await place('usr/lib/psifida')], { quiet: true });
    if (linked !== 0) await cp(tree, await place('usr/lib/psifida'), { recursive: true });
    await writeFile(await place('usr/lib/systemd/system/psifida.service'), await unitOfPackage());
    await put('psifida.sh', 'usr/bin/psifida', 0o755);
    await put('environment', 'etc/psifida/environment', 0o640);
    await copyFile(path.join(root, 'LICENSE'), await place('usr/share/doc/psifida/copyright'));
    for (const step of ['postinst', 'prerm', 'postrm']) await put(step, `DEBIAN/${step}`, 0o755);
    await writeFile(await place('DEBIAN/conffiles'), '/etc/psifida/environment\n');
    await writeFile(
      await place('DEBIAN/control'),
      `Package: psifida
Version: ${version}
Architecture: ${architecture}
Maintainer: Psifida
Depends: adduser, libc6, nodejs (>= 20.19), util-linux
Section: web
Priority: optional
Description: what a municipality's displays, totems and touch tables show
 The server of Psifida with its embedded database and sign-in, its unit, its
 settings in /etc/psifida/environment and the command psifida.
`,
    );
    const file = path.join(into, `psifida_${version}_${architecture}.deb`);
    const code = await run('dpkg-deb', ['--root-owner-group', '-Zzstd', '-z6', '--build', folder, file], {
      quiet: true,
    });
    return code === 0 ? file : null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
