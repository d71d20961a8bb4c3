// @ts-check
// npm run year [-- --weeks 52 --saves 100 --step 6]: the product through a year, by a clock that is moved on by hours; says
// at its end what of all that was promised was not kept.
import { parseArgs } from 'node:util';
import { ensureInstalled, stopWith } from './lib/prepare.mjs';
import { ensureLibfaketime } from './lib/programs.mjs';
import { runInstalled } from './lib/run.mjs';

const { values } = parseArgs({
  options: {
    weeks: { type: 'string', default: '52' },
    saves: { type: 'string', default: '100' },
    step: { type: 'string', default: '6' },
  },
});
const weeks = Number(values.weeks);
const saves = Number(values.saves);
const step = Number(values.step);
if (!Number.isInteger(weeks) || weeks < 1 || weeks > 104) stopWith('--weeks takes a whole number up to 104.');
if (!(saves >= 1 && saves <= 10_000)) stopWith('--saves takes a number from 1 to 10000.');
if (!(step >= 1 && 24 % step === 0)) stopWith('--step takes hours of which a day is a multiple.');

await ensureInstalled();
const library = await ensureLibfaketime();
if ((await runInstalled('typescript/bin/tsc', ['-b', 'tests/proofs'])) !== 0)
  stopWith('It does not compile.');
const { year } = await import('../tests/proofs/dist/year/year.js');
const seed = Number(process.env.YEAR_SEED) || Date.now() % 1_000_000_007;
process.exit((await year({ weeks, saves, step, seed, library, say: console.log })) ? 0 : 1);
