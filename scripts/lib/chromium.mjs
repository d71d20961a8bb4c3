// @ts-check
import { existsSync } from 'node:fs';
import { stopWith } from './prepare.mjs';
import { run } from './run.mjs';

const known = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const find = () => known.find((candidate) => candidate && existsSync(candidate));

/** The browser for the journeys: found, or installed with the system's package manager where that is allowed. */
export async function ensureChromium() {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (once) …');
    await run('apt-get', ['update'], { quiet: true });
    await run('apt-get', ['install', '-y', 'chromium'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = find();
    if (installed) return installed;
  }
  return stopWith(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
  );
}
