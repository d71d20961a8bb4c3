// @ts-check
import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';
import { stopWith } from './prepare.mjs';

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
  await aptInstall('Chromium', ['chromium']);
  const installed = find();
  if (installed) return installed;
  return stopWith(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
  );
}

/** A screen for the journey of the program that runs on one. Without it that journey fails and says why. */
export async function ensureScreen() {
  if (!existsSync('/usr/bin/Xvfb')) await aptInstall('Xvfb', ['xvfb']);
}
