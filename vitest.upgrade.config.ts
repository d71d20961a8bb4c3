import { defineConfig } from 'vitest/config';
import { source } from './vitest.config.ts';

/** Makes what `npm run test:upgrade` starts from: `npm run test:upgrade -- --make`. */
export default defineConfig({
  ...source,
  test: {
    name: 'upgrade',
    include: ['tests/proofs/src/upgrade/make-frozen.ts'],
    globalSetup: ['./server/src/testing/template-database.ts'],
    testTimeout: 300_000,
  },
});
