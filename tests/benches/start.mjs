// @ts-check
// How long a start takes on an empty folder and on the same one again, and the memory of the server's process at rest,
// after load and a minute after the demonstration was filled in.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@psifida/postgres/testing/free-port';
import { root } from '../../scripts/lib/run.mjs';
import { asService, bench, quick, row } from './harness.mjs';

const restMs = quick ? 1_000 : 20_000;
/** @param {number} pid */
const memoryOf = (pid) => {
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return `${Math.round((Number(resident) * 1024) / 1e6)} MB`;
};

await bench(async (folder, stops) => {
  const port = String(await freePort());
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const running = new Set();
  stops.push(() => running.forEach((child) => void child.kill('SIGINT')));

  /** @param {string} name @param {string[]} args @param {(pid: number, heard: (words: string) => Promise<void>) => Promise<void>} [meanwhile] */
  async function start(name, args, meanwhile) {
    const began = performance.now();
    const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs'), ...args], {
      env: { ...asService, DATA_DIR: path.join(folder, name), PORT: port, LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.add(child);
    const ended = new Promise((resolve) => child.once('close', resolve));
    let said = '';
    /** @type {(words: string) => Promise<void>} */
    const heard = (words) =>
      new Promise((resolve, reject) => {
        const look = () => said.includes(words) && resolve();
        child.stdout.on('data', (chunk) => {
          said += chunk;
          look();
        });
        child.once('close', () => reject(new Error(`ended without '${words}'`)));
        look();
      });
    await heard('Psifida is ready');
    const seconds = (performance.now() - began) / 1_000;
    await meanwhile?.(child.pid ?? 0, heard);
    child.kill('SIGINT');
    await ended;
    running.delete(child);
    return `${seconds.toFixed(2)} s`;
  }

  /** Pages that need no account, for fifty at once. */
  async function load() {
    const addresses = ['/', '/config.json', '/display/', '/readyz', '/api/v1/openapi.json'];
    const end = Date.now() + restMs;
    const ask = async () => {
      for (let turn = 0; Date.now() < end; turn += 1) {
        const url = `http://localhost:${port}${addresses[turn % addresses.length]}`;
        await (await fetch(url, { redirect: 'manual' })).arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: 50 }, ask));
  }

  row('first start, on an empty folder', await start('empty', ['--empty']));
  const later = [];
  for (let time = 0; time < (quick ? 1 : 3); time += 1) later.push(await start('empty', ['--empty']));
  row('later start', later.toSorted()[Math.floor(later.length / 2)] ?? '', '', '0.9 s');
  await start('empty', ['--empty'], async (pid) => {
    await sleep(restMs);
    row('memory at rest', memoryOf(pid), '', '120 MB');
    await load();
    row('memory after fifty have opened pages', memoryOf(pid), '', '200 MB');
  });
  if (!quick)
    await start('demo', [], async (pid, heard) => {
      await heard('Demonstration: all there');
      await sleep(60_000);
      row('memory a minute after the demonstration is filled in', memoryOf(pid), '', '150 MB');
    });
});
