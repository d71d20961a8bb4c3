// @ts-check
// The layout that apt reads, signed where a key is given. Two suites hold the same packages: the first display or server follows
// `first`, the others `stable`, and whoever publishes the one before the other has the first one try it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

export const suites = ['first', 'stable'];
const architectures = ['amd64', 'arm64'];

const sha256 = (/** @type {string | Buffer} */ bytes) => createHash('sha256').update(bytes).digest('hex');

/** @param {string} command @param {string[]} args */
function must(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr || error?.message}`);
  return stdout;
}

/**
 * @param {{ folder: string, packages: string[], key?: string | undefined, now?: Date }} options `key`: of gpg, by its name or
 *   fingerprint
 */
export async function makeAptRepository({ folder, packages, key, now = new Date() }) {
  await mkdir(path.join(folder, 'pool'), { recursive: true });
  const entries = [];
  for (const file of packages) {
    const name = `pool/${path.basename(file)}`;
    await copyFile(file, path.join(folder, name));
    const control = must('dpkg-deb', ['--field', file]).trim();
    const [, architecture = ''] = /^Architecture: (.*)$/m.exec(control) ?? [];
    const { size } = await stat(file);
    const about = `Filename: ${name}\nSize: ${size}\nSHA256: ${sha256(await readFile(file))}`;
    entries.push({ architecture, text: `${control}\n${about}\n` });
  }
  for (const suite of suites) {
    const dist = path.join(folder, 'dists', suite);
    const sums = [];
    for (const architecture of architectures) {
      const mine = entries.filter((one) => [architecture, 'all'].includes(one.architecture));
      const text = mine.map((one) => one.text).join('\n');
      const place = `main/binary-${architecture}`;
      await mkdir(path.join(dist, place), { recursive: true });
      for (const [name, bytes] of /** @type {[string, Buffer][]} */ ([
        ['Packages', Buffer.from(text)],
        ['Packages.gz', gzipSync(text, { level: 9 })],
      ])) {
        await writeFile(path.join(dist, place, name), bytes);
        sums.push(` ${sha256(bytes)} ${bytes.length} ${place}/${name}`);
      }
    }
    const release = `Origin: Psifida
Label: Psifida
Suite: ${suite}
Codename: ${suite}
Date: ${now.toUTCString().replace('GMT', 'UTC')}
Architectures: ${architectures.join(' ')}
Components: main
Description: Psifida's server and displays
SHA256:
${sums.join('\n')}
`;
    await writeFile(path.join(dist, 'Release'), release);
    if (!key) continue;
    const gpg = ['--batch', '--yes', '--local-user', key];
    must('gpg', [...gpg, '--clearsign', '-o', `${dist}/InRelease`, `${dist}/Release`]);
    must('gpg', [...gpg, '--armor', '--detach-sign', '-o', `${dist}/Release.gpg`, `${dist}/Release`]);
  }
  if (key) must('gpg', ['--batch', '--yes', '-o', path.join(folder, 'psifida.gpg'), '--export', key]);
}
