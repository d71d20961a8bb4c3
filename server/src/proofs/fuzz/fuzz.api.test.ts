import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWhole, type Whole } from '../open-whole.ts';
import { runFuzz } from './run-fuzz.ts';

/** A failed run is run again with the seed that it printed; `npm run fuzz` draws many more. */
const seed = Number(process.env.FUZZ_SEED) || Date.now() % 1_000_000_007;
const requests = Number(process.env.FUZZ_REQUESTS) || 600;

let whole: Whole;
beforeAll(async () => {
  whole = await openWhole();
});
afterAll(() => whole.close());

test('whatever is asked, nothing breaks and every answer is one that the description names', {
  timeout: 30_000 + requests * 60,
}, async () => {
  console.log(`FUZZ_SEED=${seed}, ${requests} requests`);
  const { answered, faults } = await runFuzz(whole, { seed, requests });
  console.log(
    Object.entries(answered)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', '),
  );
  expect(faults, `again with FUZZ_SEED=${seed}`).toEqual([]);
});
