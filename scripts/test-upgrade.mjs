// @ts-check
// npm run test:upgrade: starts this program on what each released version stored (tests/proofs/frozen), from its archive and from
// its database. With --make: first makes anew what is kept of the version that package.json names, and contract/frozen.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './lib/prepare.mjs';
import { root, runInstalled } from './lib/run.mjs';

/** @param {string[]} args */
const vitest = (...args) =>
  spawnSync(process.execPath, [path.join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...args], {
    cwd: root,
    stdio: 'inherit',
  }).status ?? 1;

await ensureInstalled();
// The set-up of the tests loads the compiled packages.
if (await runInstalled('typescript/bin/tsc', ['-b', '--checkers', '1', '--builders', '2'])) process.exit(1);
if (process.argv.includes('--make')) {
  const code = vitest('--config', 'vitest.upgrade.config.ts');
  if (code) process.exit(code);
}
process.exit(vitest('--project', 'api', 'tests/proofs/src/upgrade'));
