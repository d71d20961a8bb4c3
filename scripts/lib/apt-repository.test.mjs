// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAptRepository, suites } from './apt-repository.mjs';

const canRun = ['/usr/bin/apt-get', '/usr/bin/dpkg-deb', '/usr/bin/gpg'].every(existsSync);
let folder = '';
const at = (/** @type {string} */ name) => path.join(folder, name);
const env = () => ({ ...process.env, GNUPGHOME: at('gnupg') });
const run = (/** @type {string} */ command, /** @type {string[]} */ args) =>
  spawnSync(command, args, { encoding: 'utf8', env: env() });

/** @param {string} name @param {string} architecture */
async function aPackage(name, architecture) {
  const tree = at(`${name}-${architecture}`);
  await mkdir(path.join(tree, 'DEBIAN'), { recursive: true });
  const control = `Package: ${name}\nVersion: 1.2.3\nArchitecture: ${architecture}\nMaintainer: A\nDescription: b\n`;
  await writeFile(path.join(tree, 'DEBIAN/control'), control);
  const file = at(`${name}_1.2.3_${architecture}.deb`);
  expect(run('dpkg-deb', ['--root-owner-group', '--build', tree, file]).status).toBe(0);
  return file;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-apt-'));
  await chmod(folder, 0o755);
  await mkdir(at('gnupg'), { mode: 0o700 });
});
afterAll(async () => {
  run('gpgconf', ['--kill', 'all']);
  await rm(folder, { recursive: true, force: true });
});

/** What apt knows after an update from it, or what it complains of. @param {string} suite */
async function update(suite) {
  const signed = `[signed-by=${at('apt/psifida.gpg')}]`;
  await writeFile(at('sources.list'), `deb ${signed} file:${at('apt')} ${suite} main\n`);
  const own = ['lists/partial', 'cache', 'state'].map((name) => at(`own-${suite}/${name}`));
  for (const one of own) await mkdir(one, { recursive: true });
  const options = [
    ...['-o', `Dir::Etc::SourceList=${at('sources.list')}`, '-o', 'Dir::Etc::SourceParts=/dev/null'],
    ...['-o', `Dir::State::lists=${path.dirname(own[0] ?? '')}`, '-o', `Dir::Cache=${own[1]}`],
    ...['-o', 'APT::Architecture=amd64', '-o', 'APT::Sandbox::User=root', '-o', 'Acquire::Languages=none'],
  ];
  const { status, stderr } = run('apt-get', [...options, 'update', '--error-on=any']);
  return { status, stderr, known: run('apt-cache', [...options, 'pkgnames', 'psifida']).stdout };
}

test.skipIf(!canRun)('R-OPS-15 a real apt reads the signed repository, in both suites', async () => {
  const { status, stderr } = run('gpg', [
    '--batch',
    '--passphrase',
    '',
    '--quick-gen-key',
    'psifida@example.gr',
  ]);
  expect(stderr && status).toBe(0);
  const packages = [await aPackage('psifida-kiosk', 'all'), await aPackage('psifida', 'amd64')];
  process.env.GNUPGHOME = at('gnupg');
  try {
    await makeAptRepository({ folder: at('apt'), packages, key: 'psifida@example.gr' });
  } finally {
    delete process.env.GNUPGHOME;
  }
  for (const suite of suites) {
    const { status, stderr, known } = await update(suite);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(known.trim().split('\n').toSorted()).toEqual(['psifida', 'psifida-kiosk']);
  }
  const arm = await readFile(at('apt/dists/stable/main/binary-arm64/Packages'), 'utf8');
  expect(arm).toContain('Package: psifida-kiosk\n');
  expect(arm).not.toContain('Package: psifida\n');
});

test.skipIf(!canRun)('R-OPS-15 what was changed after it was signed is refused by apt', async () => {
  await appendFile(at('apt/dists/first/Release'), 'NotAutomatic: yes\n');
  await rm(at('apt/dists/first/InRelease'));
  await rm(at('own-first'), { recursive: true, force: true });
  expect((await update('first')).stderr).toMatch(/BADSIG|not signed|signatures were invalid/);
});
