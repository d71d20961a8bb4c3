// @ts-check
// How long a start takes: the first on an empty DATA_DIR, then three on the same one. Goal: at most 3 s for the later ones.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { root } from './lib/run.mjs';

const goal = 3_000;
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'psifida-bench-'));

/** @returns {Promise<number>} milliseconds until it says that it is ready */
function start() {
  const begun = performance.now();
  const env = { ...process.env, DATA_DIR: dataDir, PORT: process.env.PORT ?? '8099', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs'), '--empty'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let taken = 0;
    child.stdout.on('data', (chunk) => {
      if (taken || !String(chunk).includes('Psifida is ready')) return;
      taken = performance.now() - begun;
      child.kill('SIGINT');
    });
    child.once('close', () => (taken ? resolve(taken) : reject(new Error('it did not start'))));
  });
}

await ensureInstalled();
await ensureBuilt();
const first = await start();
const later = [await start(), await start(), await start()];
await rm(dataDir, { recursive: true, force: true });
const slowest = Math.max(...later);
console.log(`first start on an empty folder: ${(first / 1000).toFixed(2)} s`);
console.log(`later starts: ${later.map((time) => (time / 1000).toFixed(2)).join(', ')} s`);
console.log(`slowest later start against the goal of ${goal / 1000} s: ${(slowest / goal).toFixed(2)}`);
