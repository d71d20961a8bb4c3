// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { stopWith } from './prepare.mjs';
import { root } from './run.mjs';

const folder = path.join(root, '.cache', 'debian-13');
const packages = ['systemd', 'systemd-sysv', 'ca-certificates'];

/** A bare Debian 13, fetched once. @returns {Promise<string>} its folder */
export async function ensureDebian() {
  if (existsSync(folder)) return folder;
  console.log('Fetching a bare Debian 13 (once) …');
  const arriving = `${folder}.arriving`;
  await rm(arriving, { recursive: true, force: true });
  const args = ['--variant=minbase', `--include=${packages}`, 'trixie', arriving];
  if (spawnSync('debootstrap', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
    stopWith('Debian could not be fetched (root, and on Debian: apt-get install debootstrap).');
  await rename(arriving, folder);
  return folder;
}
