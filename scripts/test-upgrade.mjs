// @ts-check
// npm run test:upgrade -- REF: the program as it was at a tag or commit runs, this one starts beside it on the same database,
// and takes over; with a display that was opened under the earlier one. Without REF: from the last tag.
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, stopWith } from './lib/prepare.mjs';
import { startGroup } from './lib/process-group.mjs';
import { ensureChromium } from './lib/programs.mjs';
import { root } from './lib/run.mjs';

/** @param {string[]} args */
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** The rest is found in the folders above it; what it builds with it looks for in its own. */
const programs = ['typescript', 'vite', '.package-lock.json'];

/** What the earlier one takes is what is installed here; only our own packages are its own. @param {string} folder */
async function shareInstalled(folder) {
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  await mkdir(path.join(to, '@psifida'), { recursive: true });
  for (const name of programs) await symlink(path.join(from, name), path.join(to, name));
  for (const name of await readdir(path.join(from, '@psifida')))
    await symlink(path.join(folder, name), path.join(to, '@psifida', name));
}

const given = process.argv[2] ?? git('describe', '--tags', '--abbrev=0').stdout.trim();
if (!given) stopWith('No release is tagged yet; say from which commit: npm run test:upgrade -- REF');
const commit = git('rev-parse', '--verify', `${given}^{commit}`).stdout.trim();
if (!commit) stopWith(`'${given}' is no tag or commit of this repository.`);

await ensureInstalled();
await ensureBuilt();
const chromium = await ensureChromium();
const folder = path.join(root, '.cache', 'earlier');
/** @type {ReturnType<typeof startGroup>[]} */
const running = [];
/** @param {string[]} args @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options */
const node = (args, { cwd, env = {} }) => {
  const group = startGroup(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    patience: 30_000,
  });
  running.push(group);
  return group.ended;
};
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => Promise.all(running.map((group) => group.stop('SIGINT'))));

/** It stays for the next run; another version takes its place. */
async function bringEarlier() {
  if (git('-C', folder, 'rev-parse', 'HEAD').stdout.trim() === commit) return;
  await rm(folder, { recursive: true, force: true });
  git('worktree', 'prune');
  const added = git('worktree', 'add', '--detach', folder, commit);
  if (added.status !== 0) throw new Error(added.stderr);
  await shareInstalled(folder);
}

let code = 1;
try {
  await bringEarlier();
  console.log(`\n— building ${given} (${commit.slice(0, 8)})`);
  if ((await node(['scripts/build.mjs'], { cwd: folder })) === 0) {
    console.log(`\n— from ${given} to what is here`);
    const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const env = { PSIFIDA_EARLIER: folder, PSIFIDA_CHROMIUM: chromium };
    code = (await node([vitest, 'run', '--config', 'vitest.upgrade.config.ts'], { cwd: root, env })) ?? 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
process.exit(code);
