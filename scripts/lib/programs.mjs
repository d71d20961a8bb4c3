// @ts-check
// Programs that tests need and npm does not bring: found, or installed with the system's package manager where that is
// allowed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stopWith } from './prepare.mjs';
import { run } from './run.mjs';

/** @param {string} name the package @param {string} what for whoever watches */
async function installFromDebian(name, what) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${what} (once) …`);
  // A test starts what it needs by itself; what is installed for it is not to run as a service.
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', name], options);
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

/** The browser for the journeys. @returns {Promise<string>} where it is */
export async function ensureChromium() {
  if (!findBrowser()) await installFromDebian('chromium', 'Chromium');
  return (
    findBrowser() ??
    stopWith(
      'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
    )
  );
}

const shell = '/usr/bin/chromium-headless-shell';

/**
 * Chromium without a browser's window: a page costs it a third less, so journeys that look at pages alone take it.
 * Where it cannot be had they take the whole one.
 * @param {string} whole the browser with its window
 */
export async function ensureHeadless(whole) {
  if (process.env.CHROMIUM_PATH) return whole;
  if (!existsSync(shell)) await installFromDebian('chromium-headless-shell', 'Chromium without a window');
  return existsSync(shell) ? shell : whole;
}

/** The distribution's own Python, for which its package of Swift is made. */
const hasSwift = () =>
  spawnSync('/usr/bin/python3', ['-c', 'import swift.common.middleware.s3api']).status === 0;

const servers = [
  { name: 'python3-swift', what: 'OpenStack Swift for the S3 tests', isThere: hasSwift },
  { name: 'nginx-light', what: 'nginx', isThere: () => existsSync('/usr/sbin/nginx') },
  { name: 'xvfb', what: 'Xvfb', isThere: () => existsSync('/usr/bin/Xvfb') },
  { name: 'x11-xserver-utils', what: 'xrandr', isThere: () => existsSync('/usr/bin/xrandr') },
  { name: 'pgbouncer', what: 'PgBouncer', isThere: () => existsSync('/usr/sbin/pgbouncer') },
];

/** The servers that tests put beside, in front of or around the product. Without one its tests fail and say why. */
export async function ensureServers() {
  for (const { name, what, isThere } of servers) {
    if (!isThere()) await installFromDebian(name, what);
    if (!isThere())
      console.log(`${what} is missing: its tests will fail (on Debian: apt-get install ${name}).`);
  }
}
