// @ts-check
// npm run kiosk:package: the Debian package that turns a bare machine into a display, one for every kind of machine, and beside
// it the script for Windows.
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ensureInstalled, stopWith } from './lib/prepare.mjs';
import { root, run, runInstalled } from './lib/run.mjs';

await ensureInstalled();
if ((await runInstalled('typescript/bin/tsc', ['-b', 'kiosk'])) !== 0)
  stopWith('The program could not be built.');

const { version } = JSON.parse(await readFile(path.join(root, 'kiosk/package.json'), 'utf8'));
const tree = await mkdtemp(path.join(os.tmpdir(), 'psifida-kiosk-package-'));
// A temporary folder is its maker's alone; a package's root is everybody's.
await chmod(tree, 0o755);
/** @param {string} from @param {string} to @param {number} mode */
async function put(from, to, mode = 0o644) {
  const target = path.join(tree, to);
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(path.join(root, from), target);
  await chmod(target, mode);
}

const program = await readdir(path.join(root, 'kiosk/dist'));
for (const file of program.filter((name) => name.endsWith('.js') && !name.includes('.test.')))
  await put(`kiosk/dist/${file}`, `usr/lib/psifida-kiosk/${file}`);
await writeFile(
  path.join(tree, 'usr/lib/psifida-kiosk/package.json'),
  `${JSON.stringify({ type: 'module', version })}\n`,
);
await put('kiosk/debian/psifida-kiosk.sh', 'usr/bin/psifida-kiosk', 0o755);
await put('kiosk/debian/psifida-kiosk-setup.sh', 'usr/sbin/psifida-kiosk-setup', 0o755);
await put('kiosk/debian/watch.sh', 'usr/lib/psifida-kiosk/watch', 0o755);
await put('kiosk/debian/modules.conf', 'usr/lib/modules-load.d/psifida-kiosk.conf');
const units = await readdir(path.join(root, 'kiosk/debian'));
for (const unit of units.filter((name) => /\.(service|path|timer)$/.test(name)))
  await put(`kiosk/debian/${unit}`, `usr/lib/systemd/system/${unit}`);
for (const page of ['kiosk.md', 'kiosk.el.md'])
  await put(`docs/${page}`, `usr/share/doc/psifida-kiosk/${page}`);
await put('LICENSE', 'usr/share/doc/psifida-kiosk/copyright');
for (const step of ['postinst', 'prerm', 'postrm'])
  await put(`kiosk/debian/${step}`, `DEBIAN/${step}`, 0o755);
// Debian's cage does not start without Xwayland, and does not say so.
await writeFile(
  path.join(tree, 'DEBIAN/control'),
  `Package: psifida-kiosk
Version: ${version}
Architecture: all
Maintainer: Psifida
Depends: adduser, procps, nodejs (>= 18.17), chromium | chromium-browser, cage | xinit, cage | xserver-xorg, xwayland | xserver-xorg, wlr-randr | x11-xserver-utils, fonts-noto-core, systemd-timesyncd | time-daemon
Recommends: ddcutil, wireplumber | pulseaudio-utils | alsa-utils
Suggests: v4l-utils
Section: web
Priority: optional
Description: turns a machine into a display of Psifida
 Starts the browser full screen at power-on, opens the municipality's display
 page, watches it over a pipe and starts it again whenever it crashes, hangs,
 shows nothing or loses the page.
`,
);
const packed = path.join(root, 'kiosk/dist', `psifida-kiosk_${version}_all.deb`);
const code = await run('dpkg-deb', ['--root-owner-group', '--build', tree, packed], { quiet: true });
await rm(tree, { recursive: true, force: true });
if (code !== 0) stopWith('dpkg-deb could not make the package (on Debian it is always there).');
const ofWindows = path.join(root, 'kiosk/dist/psifida-display.ps1');
await copyFile(path.join(root, 'kiosk/windows/psifida-display.ps1'), ofWindows);
for (const made of [packed, ofWindows]) console.log(path.relative(root, made));
