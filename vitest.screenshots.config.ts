import { defineConfig } from 'vitest/config';

/** `npm run screenshots`: the demonstration's town on every glass and in the tool, into docs/pictures. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    name: 'screenshots',
    include: ['e2e/src/screenshots/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
