// @ts-check
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Installs Debian's packages where that is allowed, and does nothing elsewhere; whoever asks looks again afterwards.
 * @param {string} what for whom it is, as it is told
 * @param {string[]} packages
 */
export async function aptInstall(what, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${what} (once) …`);
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}
