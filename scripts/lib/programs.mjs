// @ts-check
// Programs that tests need and npm does not bring: found, or installed with the system's package manager where that is
// allowed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { stopWith } from './prepare.mjs';
import { run } from './run.mjs';

/** @typedef {{ name: string, what: string, isThere: () => boolean }} Program a Debian package, what it is, whether it is there */

/** All that is missing at once. @param {Program[]} programs */
async function installMissing(programs) {
  const missing = programs.filter(({ isThere }) => !isThere());
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${missing.map(({ what }) => what).join(', ')} (once) …`);
  // A test starts what it needs by itself; what is installed for it is not to run as a service.
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  const install = (/** @type {string[]} */ names) =>
    run('apt-get', ['install', '-y', '--no-install-recommends', ...names], options);
  await run('apt-get', ['update'], options);
  if ((await install(missing.map(({ name }) => name))) === 0) return;
  // One that this release of Debian does not have refuses them all.
  for (const { name } of missing) await install([name]);
}

const browsers = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const findBrowser = () => browsers.find((candidate) => candidate && existsSync(candidate));
const shell = '/usr/bin/chromium-headless-shell';

const browserPrograms = [
  { name: 'chromium', what: 'Chromium', isThere: () => Boolean(findBrowser()) },
  {
    name: 'chromium-headless-shell',
    what: 'Chromium without a window',
    isThere: () => Boolean(process.env.CHROMIUM_PATH) || existsSync(shell),
  },
];

/** The distribution's own Python, for which its package of Swift is made. */
const hasSwift = () =>
  spawnSync('/usr/bin/python3', ['-c', 'import swift.common.middleware.s3api']).status === 0;

/** @param {string} name */
const hasPackage = (name) => existsSync(`/usr/share/doc/${name}`);

/** The servers that tests put beside, in front of or around the product. */
const servers = [
  { name: 'python3-swift', what: 'OpenStack Swift for the S3 tests', isThere: hasSwift },
  { name: 'nginx-light', what: 'nginx', isThere: () => existsSync('/usr/sbin/nginx') },
  { name: 'caddy', what: 'Caddy', isThere: () => existsSync('/usr/bin/caddy') },
  { name: 'xvfb', what: 'Xvfb', isThere: () => existsSync('/usr/bin/Xvfb') },
  { name: 'x11-xserver-utils', what: 'xrandr', isThere: () => existsSync('/usr/bin/xrandr') },
  { name: 'pgbouncer', what: 'PgBouncer', isThere: () => existsSync('/usr/sbin/pgbouncer') },
];

/** The other engines, in which a few journeys are made; without them these are skipped and counted. */
const engines = [
  { name: 'firefox-esr', what: 'Firefox', isThere: () => existsSync('/usr/bin/firefox-esr') },
  { name: 'webkit2gtk-driver', what: 'WebKit', isThere: () => existsSync('/usr/bin/WebKitWebDriver') },
  {
    name: 'gstreamer1.0-plugins-good',
    what: 'video for WebKit',
    isThere: () => hasPackage('gstreamer1.0-plugins-good'),
  },
  { name: 'gstreamer1.0-libav', what: 'H.264 for WebKit', isThere: () => hasPackage('gstreamer1.0-libav') },
];

/** What speaks in the tests of reading aloud; without it these are skipped and counted. */
const voices = [{ name: 'espeak-ng', what: 'espeak-ng', isThere: () => existsSync('/usr/bin/espeak-ng') }];

/**
 * Where the browsers of journeys are, as they read it: the whole one, and one without a window, whose pages cost a third
 * less; where that cannot be had, the whole one again.
 */
function findBrowsers() {
  const whole =
    findBrowser() ??
    stopWith(
      'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
    );
  const windowless = !process.env.CHROMIUM_PATH && existsSync(shell) ? shell : whole;
  return { PSIFIDA_CHROMIUM: whole, PSIFIDA_HEADLESS: windowless };
}

const libfaketime = () =>
  readdirSync('/usr/lib')
    .map((name) => `/usr/lib/${name}/faketime/libfaketime.so.1`)
    .find((file) => existsSync(file));

/** A library that gives programs a clock of their own. */
export async function ensureLibfaketime() {
  const wanted = { name: 'libfaketime', what: 'libfaketime', isThere: () => Boolean(libfaketime()) };
  await installMissing([wanted]);
  return libfaketime() ?? stopWith('libfaketime is missing (on Debian: apt-get install libfaketime).');
}

export async function ensureBrowsers() {
  await installMissing(browserPrograms);
  return findBrowsers();
}

/** What `npm test` needs. A server that cannot be had is named: its tests fail and say why. @param {{ browsers: boolean }} needed */
export async function ensurePrograms({ browsers }) {
  await installMissing([...servers, ...voices, ...(browsers ? [...browserPrograms, ...engines] : [])]);
  for (const { name, what } of servers.filter(({ isThere }) => !isThere()))
    console.log(`${what} is missing: its tests will fail (on Debian: apt-get install ${name}).`);
  for (const { name, what } of voices.filter(({ isThere }) => !isThere()))
    console.log(`${what} is missing: its tests are skipped (on Debian: apt-get install ${name}).`);
  for (const { name, what } of browsers ? engines.filter(({ isThere }) => !isThere()) : [])
    console.log(`${what} is missing: its journeys are skipped (on Debian: apt-get install ${name}).`);
  return browsers ? findBrowsers() : { PSIFIDA_CHROMIUM: '', PSIFIDA_HEADLESS: '' };
}
