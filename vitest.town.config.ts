import { defineConfig } from 'vitest/config';
import { patience } from './tests/journeys/support/patience.ts';
import { source } from './vitest.config.ts';

/** What is done with the demonstration's town: `npm run screenshots`, `npm run look`, `npm run bench browser` and `scenes`. */
export default defineConfig({
  ...source,
  test: {
    name: 'town',
    include: ['tests/journeys/town/*.test.ts'],
    testTimeout: patience.test,
    hookTimeout: 1_500_000,
    fileParallelism: false,
  },
});
