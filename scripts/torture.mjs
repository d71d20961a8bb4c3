// @ts-check
// npm run torture [-- --rounds 100]: kills server, database and one of two processes, fills the disk, takes database and
// media away and gives them back; says what of all that was acknowledged is lost. `--short`: five rounds, for npm test.
import { ensureInstalled, stopWith } from './lib/prepare.mjs';
import { runInstalled } from './lib/run.mjs';

const short = process.argv.includes('--short');
const at = process.argv.indexOf('--rounds');
const rounds = at < 0 ? (short ? 5 : 100) : Number(process.argv[at + 1]);
if (!Number.isInteger(rounds) || rounds < 1) stopWith('--rounds takes a whole number from 1 up.');

await ensureInstalled();
if ((await runInstalled('typescript/bin/tsc', ['-b', 'tests/proofs'])) !== 0)
  stopWith('It does not compile.');
const { torture } = await import('../tests/proofs/dist/torture/torture.js');
const kept = await torture({
  rounds,
  seed: Number(process.env.TORTURE_SEED) || Date.now() % 1_000_000_007,
  whole: !short,
  say: console.log,
});
process.exit(kept ? 0 : 1);
