import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { claimDataDir, DataDirHeld } from './data-dir.ts';
import { isHolder, lockFolder } from './folder-lock.ts';

let root: string;
const roots: string[] = [];
const children: ChildProcess[] = [];
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'psifida-data-'));
  roots.push(root);
});
afterAll(async () => {
  for (const child of children) endGroup(child);
  for (const one of roots) await rm(one, { recursive: true, force: true });
});

const endGroup = (child: ChildProcess) => {
  try {
    process.kill(-Number(child.pid), 'SIGKILL');
  } catch {} // it has ended by itself
};

const apart = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
const mayUnshare = spawnSync(String(apart[0]), [...apart.slice(1), 'true']).status === 0;
const where = mayUnshare
  ? 'each process 1 of its own namespace'
  : 'as ordinary processes, because process namespaces are not allowed on this machine';

/** What was compiled: another process reads no TypeScript. Says what came of claiming the folder, and stays. */
const claimer = `
  import { claimDataDir } from ${JSON.stringify(new URL('../../dist/storage/data-dir.js', import.meta.url).href)};
  claimDataDir(process.argv[1]).then(() => 'claimed', (error) => error.message).then((outcome) => {
    console.log(process.pid + ' ' + outcome);
    if (outcome === 'claimed') setTimeout(() => {}, 60_000);
  });`;

/** A process that claims the folder; in a container it would be process 1, as the one before it was. */
function startClaimer(folder = root): Promise<{ child: ChildProcess; pid: number; outcome: string }> {
  const node = [process.execPath, '--input-type=module', '-e', claimer, folder];
  const [command = '', ...args] = mayUnshare ? [...apart, ...node] : node;
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
    child.stdout?.once('data', (data) => {
      const [pid, ...words] = String(data).trim().split(' ');
      resolve({ child, pid: Number(pid), outcome: words.join(' ') });
    });
  });
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('close', resolve));

describe(`two Psifidas on one data folder, ${where}`, () => {
  test('the second is refused, and after the first was killed the third gets it at once', async () => {
    const first = await startClaimer();
    expect(first.outcome).toBe('claimed');
    const second = await startClaimer();
    expect(second.outcome).toMatch(/^Another Psifida \(process \d+ on .+\) is already running on DATA_DIR /);
    if (mayUnshare) expect([first.pid, second.pid]).toEqual([1, 1]);
    await expect(claimDataDir(root)).rejects.toThrow(DataDirHeld);
    endGroup(first.child);
    await ended(first.child);
    expect((await startClaimer()).outcome).toBe('claimed');
  });

  test('one that is frozen still has it', async () => {
    const first = await startClaimer();
    process.kill(-Number(first.child.pid), 'SIGSTOP');
    expect((await startClaimer()).outcome).toMatch(/^Another Psifida .*is already running/);
  });

  test('of several that start at the same moment one gets it', async () => {
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => startClaimer()));
    expect(outcomes.filter(({ outcome }) => outcome === 'claimed')).toHaveLength(1);
  });
});

test('however many come at once, again and again, one holds the folder and leaves nothing behind', async () => {
  for (let round = 0; round < 20; round += 1) {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => lockFolder(path.join(root, 'holder'))),
    );
    const locks = outcomes.flatMap((outcome) => (isHolder(outcome) ? [] : [outcome]));
    expect(locks).toHaveLength(1);
    await locks[0]?.release();
  }
  expect(await readdir(path.join(root, 'holder'))).toEqual([]);
});

test('a folder too deep for a socket is kept all the same', async () => {
  const deep = path.join(root, 'deep'.repeat(30));
  const { release } = await claimDataDir(deep);
  await expect(claimDataDir(deep)).rejects.toThrow(/already running/);
  await release();
  await (await claimDataDir(deep)).release();
});
