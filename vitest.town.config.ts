import { defineConfig } from 'vitest/config';
import { source } from './vitest.config.ts';

/** What is done with the demonstration's town: `npm run screenshots`, `bench:scenes` and `look:scenes`. */
export default defineConfig({
  ...source,
  test: {
    name: 'town',
    include: ['e2e/src/town/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 1_500_000,
    fileParallelism: false,
  },
});
