// @ts-check
// How long a start takes, and what it takes up: the first on an empty DATA_DIR, then three on the same one, with the stages on
// the way; then the memory of the server's process at rest, under a load of reads, and a minute after the demonstration was
// filled in. Goals: 0.9 s for later starts, database included; 120 MB at rest, 200 MB after load and after the demonstration.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { root } from './lib/run.mjs';

const goal = 900;
const port = process.env.PORT ?? '8099';
const quick = process.argv.includes('--quick');

/** Told by the server's own marks (server/src/start.ts), as they come. */
const tellStages = `data:text/javascript,${encodeURIComponent(`
  import { PerformanceObserver } from 'node:perf_hooks';
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name.startsWith('psifida: ')) console.log(name + ' ' + Math.round(startTime));
  }).observe({ entryTypes: ['mark'] });
`)}`;

/** The server's process alone: PostgreSQL, and processes that draw or read pictures, are others. @param {number} pid */
function memoryOf(pid) {
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round((Number(resident) * 1024) / 1e6);
}

/** Of the process alone, in ms, from the kernel's hundredths of a second. @param {number} pid */
function processorOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

/**
 * @param {{ dataDir: string, args?: string[] }} options
 * @param {(pid: number, heard: (words: string) => Promise<void>) => Promise<void>} [whileItRuns]
 */
async function start({ dataDir, args = ['--empty'] }, whileItRuns = async () => {}) {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', tellStages, path.join(root, 'scripts/start.mjs'), ...args],
    {
      env: { ...process.env, DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise((resolve) => child.once('close', resolve));
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  /** @param {string} words */
  const heard = (words) =>
    new Promise((/** @type {(value?: undefined) => void} */ resolve, reject) => {
      const look = () => said.includes(words) && resolve();
      child.stdout.on('data', look);
      child.once('close', () => reject(new Error(`it ended without saying '${words}'`)));
      look();
    });
  await heard('Psifida is ready');
  const pid = child.pid ?? 0;
  const [taken, processor] = [performance.now() - begun, processorOf(pid)];
  await whileItRuns(pid, heard);
  child.kill('SIGINT');
  await ended;
  const stages = [...said.matchAll(/^psifida: (\w+) (\d+)$/gm)].map(([, name, at]) => `${name} ${at}`);
  return { taken, processor, stages: stages.join(', ') };
}

/** Pages, configuration and a release's refusal, fifty at once: what the server answers without an account. */
async function load() {
  const addresses = ['/', '/config.json', '/display/', '/readyz', '/api/v1/openapi.json'];
  const end = Date.now() + 20_000;
  const ask = async () => {
    for (let turn = 0; Date.now() < end; turn += 1) {
      const answer = await fetch(`http://localhost:${port}${addresses[turn % addresses.length]}`, {
        headers: { accept: 'text/html' },
        redirect: 'manual',
      });
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 50 }, ask));
}

/** @param {number} time */
const seconds = (time) => (time / 1000).toFixed(2);

await ensureInstalled();
await ensureBuilt();
const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-bench-'));
const dataDir = path.join(folder, 'empty');
const first = await start({ dataDir });
console.log(`first start on an empty folder: ${seconds(first.taken)} s`);
const later = [await start({ dataDir }), await start({ dataDir }), await start({ dataDir })];
for (const { taken, processor, stages } of later)
  console.log(
    `later start: ${seconds(taken)} s, processor ${seconds(processor)} s; ms to each stage: ${stages}`,
  );
const slowest = Math.max(...later.map(({ taken }) => taken));
console.log(`slowest later start against the goal of ${goal / 1000} s: ${(slowest / goal).toFixed(2)}`);
await start({ dataDir }, async (pid) => {
  await sleep(20_000);
  console.log(`memory of the server's process at rest: ${memoryOf(pid)} MB`);
  await load();
  console.log(`right after 20 s of pages for fifty at once: ${memoryOf(pid)} MB`);
});
if (!quick)
  await start({ dataDir: path.join(folder, 'demo'), args: [] }, async (pid, heard) => {
    await heard('Demonstration: all there');
    console.log(`when the demonstration was there: ${memoryOf(pid)} MB`);
    await sleep(60_000);
    console.log(`a minute later: ${memoryOf(pid)} MB`);
  });
await rm(folder, { recursive: true, force: true });
