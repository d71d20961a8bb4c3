// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settings } from '../../server/src/config/settings.ts';
import { runBooted, runInLayer } from './booted.mjs';
import { launcher } from './launcher.mjs';
import { root } from './run.mjs';
import { makeServerPackage, unitOfPackage } from './server-package.mjs';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-server-package-'));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const says = `export const main = async (args) => {
  const { DATA_DIR, PUBLIC_URL, HOME } = process.env;
  console.log([process.getuid() === 0 ? 'root' : 'psifida', DATA_DIR, PUBLIC_URL, HOME, ...args].join(' '));
  return 0;
};
`;

/** The launcher, and commands that only say how they were called. @param {string} version */
async function aTree(version) {
  const tree = path.join(folder, version);
  const commands = path.join(tree, 'server/dist/commands');
  await mkdir(commands, { recursive: true });
  await writeFile(path.join(tree, 'package.json'), JSON.stringify({ type: 'module', version }));
  await writeFile(path.join(tree, 'psifida.mjs'), launcher);
  await writeFile(
    path.join(tree, 'server/dist/run-bundle.js'),
    `import { writeFileSync } from 'node:fs';
     writeFileSync(process.env.DATA_DIR + '/ran', '${version}');
     try { writeFileSync('/usr/lib/psifida/ran', ''); } catch { setInterval(() => {}, 1_000); }`,
  );
  for (const name of ['backup', 'check-config']) await writeFile(path.join(commands, `${name}.js`), says);
  return tree;
}

test('R-OPS-14 a setting is read as it stands, and what is in the environment goes first', async () => {
  const tree = await aTree('launched');
  const file = path.join(folder, 'settings');
  await writeFile(
    file,
    '# PORT=1\nDATA_DIR = /srv/a#b \nPUBLIC_URL="https://a.example/?a=b"\nHOME=/nowhere\n',
  );
  const args = [path.join(tree, 'psifida.mjs'), '--settings', file, 'backup', 'one two'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env: { HOME: '/root' } });
  expect(stdout.trim().split(' ').slice(1)).toEqual([
    ...['/srv/a#b', 'https://a.example/?a=b', '/root'],
    ...['one', 'two'],
  ]);
});

test('R-OPS-14 the settings file names settings of Psifida alone', async () => {
  const text = await readFile(path.join(root, 'deploy/debian/environment'), 'utf8');
  const named = [...text.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
  expect(named).toContain('DATABASE_URL_FILE');
  expect(named.filter((name) => !(name.replace(/_FILE$/, '') in settings) && !(name in settings))).toEqual(
    [],
  );
});

test.skipIf(!existsSync('/usr/bin/systemd-analyze'))(
  'R-OPS-14 the unit may do little: systemd judges it at most 3',
  async () => {
    const unit = path.join(folder, 'psifida.service');
    await writeFile(unit, await unitOfPackage());
    const { status, stdout } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--no-pager', '--threshold=30', unit],
      { encoding: 'utf8' },
    );
    expect(stdout).toContain('Overall exposure level');
    expect(status).toBe(0);
  },
);

/** @param {string} version */
const build = async (version) =>
  makeServerPackage({ tree: await aTree(version), machine: process.arch, version, into: folder });
const canInstall =
  process.getuid?.() === 0 && existsSync('/usr/bin/dpkg-deb') && runInLayer('node --version').status === 0;

test.skipIf(!canInstall)(
  'R-OPS-14 the package is installed, upgraded with the settings that were written, and purged without a trace',
  async () => {
    const [older, newer] = [await build('1.0.0'), await build('1.1.0')];
    const { stdout, stderr, status } = runInLayer(`
      dpkg -i ${older} >/dev/null 2>&1
      stat -c '%a %U:%G %n' /var/lib/psifida /var/backups/psifida /etc/psifida/environment
      echo 'PUBLIC_URL=https://town.example.gr' >>/etc/psifida/environment
      cd /root && psifida backup /var/backups/psifida/a
      setpriv --reuid psifida --regid psifida --clear-groups psifida backup b
      setpriv --reuid 65534 --regid 65534 --clear-groups psifida backup c 2>&1 || echo refused
      psifida upgrade ${newer} 2>/dev/null | grep -E '^psifida '
      dpkg-query -W -f '\${Version}\\n' psifida
      grep -c town.example.gr /etc/psifida/environment
      touch /var/backups/psifida/kept
      dpkg --purge psifida >/dev/null 2>&1
      getent passwd psifida || echo no account
      find /etc /usr/bin /usr/sbin /usr/lib/systemd /usr/lib/psifida /usr/share/doc /var /run -name 'psifida*' \
        -newer ${older} 2>/dev/null || true
    `);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const where = 'psifida /var/lib/psifida https://town.example.gr /var/lib/psifida';
    const lines = stdout.trim().split('\n');
    expect(lines.slice(0, 7)).toEqual([
      '700 psifida:psifida /var/lib/psifida',
      '700 psifida:psifida /var/backups/psifida',
      '640 root:psifida /etc/psifida/environment',
      `${where} /var/backups/psifida/a`,
      `${where} b`,
      'psifida runs as root, or as the account psifida: sudo psifida …',
      'refused',
    ]);
    expect(lines[7]).toMatch(
      /^psifida .* \/var\/backups\/psifida\/before-upgrade-1\.0\.0-\d{8}-\d{6}\.psifida$/,
    );
    expect(lines.slice(8)).toEqual([where, '1.1.0', '1', 'no account', '/var/backups/psifida']);
  },
);

test.skipIf(!canInstall)(
  'R-OPS-14 under a booted systemd the service runs as its account, comes back, and is of the new version after an upgrade',
  async ({ skip }) => {
    const [older, newer] = [await build('2.0.0'), await build('2.1.0')];
    const said = runBooted(`
      dpkg -i ${older} >/dev/null 2>&1
      systemctl is-enabled psifida; systemctl is-active psifida || true
      pid() { systemctl show -p MainPID --value psifida; }
      ran() { for _ in $(seq 100); do if grep -sqx "$1" /var/lib/psifida/ran; then break; fi; sleep 0.1; done; cat /var/lib/psifida/ran; echo; }
      systemctl start psifida; ran 2.0.0
      ps -o user= -p "$(pid)"
      rm /var/lib/psifida/ran; kill -KILL "$(pid)"; ran 2.0.0
      dpkg -i ${newer} >/dev/null 2>&1; ran 2.1.0; systemctl is-active psifida
      dpkg --purge psifida >/dev/null 2>&1; systemctl is-active psifida || true
      systemctl list-unit-files 'psifida*' --no-legend || true; ls -d /var/lib/psifida 2>/dev/null || echo gone
    `);
    if (said === null) skip('No systemd boots here.');
    expect(said?.trim().split('\n')).toEqual([
      ...['begun', 'enabled', 'inactive', '2.0.0', 'psifida', '2.0.0', '2.1.0', 'active', 'inactive', 'gone'],
      'ended 0',
    ]);
  },
  300_000,
);
