import { defineConfig } from 'vitest/config';
import { patientTests } from './e2e/src/support/patience.ts';
import { source } from './vitest.config.ts';

/** The journey of `npm run test:upgrade`, which needs an earlier version beside this one. */
export default defineConfig({
  ...source,
  test: {
    name: 'upgrade',
    include: ['e2e/src/upgrade/*.test.ts'],
    globalSetup: ['./server/src/testing/template-database.ts'],
    ...patientTests,
  },
});
