// @ts-check
// npm run soak [-- --minutes 10]: staff, displays, slow readers and half-open connections at once on one product, all on
// this machine; says how long answers took, what broke, and what memory it took before, during and a minute after.
import { ensureInstalled, stopWith } from './lib/prepare.mjs';
import { runInstalled } from './lib/run.mjs';

const at = process.argv.indexOf('--minutes');
const minutes = at < 0 ? 10 : Number(process.argv[at + 1]);
if (!(minutes > 0 && minutes <= 600)) stopWith('--minutes takes a number up to 600.');

await ensureInstalled();
if ((await runInstalled('typescript/bin/tsc', ['-b', 'tests/proofs'])) !== 0)
  stopWith('It does not compile.');
const { soak } = await import('../tests/proofs/dist/soak/soak.js');
process.exit((await soak({ minutes, say: console.log })) ? 0 : 1);
