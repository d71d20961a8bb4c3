import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**'];
const source = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
};

/** Journeys share one product, and so go one after the other; those of staff and those before the glass have one each. */
const journeys = (name: string, include: string[]) => ({
  ...source,
  test: {
    name,
    include,
    exclude: ignored,
    globalSetup: ['./e2e/src/support/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});

/** Three levels: pure code, code on a real PostgreSQL, and journeys in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        ...source,
        test: {
          name: 'unit',
          include: [
            '{contract,art,web,display}/src/**/*.test.{ts,tsx}',
            '{postgres,api,identity,server}/src/**/*.test.ts',
          ],
          exclude: [...ignored, '**/*.api.test.ts'],
        },
      },
      {
        ...source,
        test: {
          name: 'api',
          include: ['**/*.api.test.ts'],
          exclude: ignored,
          globalSetup: ['./server/src/testing/template-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      journeys('staff', ['e2e/src/{staff,every,nothing,operator}-*.test.ts']),
      journeys('glass', ['e2e/src/{a-display,scenes,the-demo}-*.test.ts']),
    ],
  },
});
