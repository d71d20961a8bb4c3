import { defineConfig } from 'vitest/config';

/** What is done with the demonstration's town: `npm run screenshots` and `npm run bench:scenes`. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    name: 'town',
    include: ['e2e/src/town/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 1_500_000,
    fileParallelism: false,
  },
});
