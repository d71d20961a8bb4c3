import { defineConfig } from 'vitest/config';
import { patience } from './e2e/src/support/patience.ts';
import { source } from './vitest.config.ts';

/** What is done with the demonstration's town: `npm run screenshots`, `bench:scenes`, `bench:frames` and `look:scenes`. */
export default defineConfig({
  ...source,
  test: {
    name: 'town',
    include: ['e2e/src/town/*.test.ts'],
    testTimeout: patience.test,
    hookTimeout: 1_500_000,
    fileParallelism: false,
  },
});
