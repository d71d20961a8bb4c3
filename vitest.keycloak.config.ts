import { defineConfig } from 'vitest/config';
import { patientTests } from './tests/journeys/support/patience.ts';
import { source } from './vitest.config.ts';

/** The journeys of `npm run test:keycloak`; a configuration of their own, as `npm test` has no Keycloak to run them on. */
export default defineConfig({
  ...source,
  test: {
    name: 'keycloak',
    include: ['tests/journeys/keycloak/*.test.ts'],
    globalSetup: ['./tests/journeys/keycloak/support/global-setup.ts'],
    // Much of their time is waiting for tokens to expire, which two can do at once.
    maxWorkers: 2,
    ...patientTests,
  },
});
