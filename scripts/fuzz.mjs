// @ts-check
// npm run fuzz: the fuzzer of npm test with 10,000 requests (FUZZ_REQUESTS, FUZZ_SEED), and schemathesis where it is
// installed for this machine's Python.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './lib/prepare.mjs';
import { runInstalled } from './lib/run.mjs';

const schemathesis = process.env.FUZZ_SCHEMATHESIS ?? 'schemathesis';
const found = spawnSync(schemathesis, ['--version']).status === 0;
if (!found)
  console.log('schemathesis was not found (pip install schemathesis): only the fuzzer of the project runs.');

await ensureInstalled();
const args = ['run', '--project', 'api', 'tests/proofs/src/fuzz/', '--disable-console-intercept'];
process.exit(
  await runInstalled('vitest/vitest.mjs', args, {
    env: {
      FUZZ_SEED: process.env.FUZZ_SEED ?? String(Date.now() % 1_000_000_007),
      FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '10000',
      FUZZ_SCHEMATHESIS: found ? schemathesis : '',
    },
  }),
);
