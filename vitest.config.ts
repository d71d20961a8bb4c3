import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**'];
/** Packages of ours are taken from their sources, not from what was last built. */
export const source = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
};

/** The journeys of one group share a product, and so go one after the other; each group has a product of its own. */
const journeys = (name: string, include: string, others: string[] = []) => ({
  ...source,
  test: {
    name,
    include: [include],
    exclude: [...ignored, ...others],
    globalSetup: ['./e2e/src/support/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // What a page does in an instant takes a while where three groups share two cores.
    expect: { poll: { timeout: 15_000 } },
  },
});

const glass = 'e2e/src/{a-display,scenes,staff-find,staff-run}-*.test.ts';
const makers = 'e2e/src/staff-{arrange,fill,keep,make,sign}-*.test.ts';

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
            'scripts/lib/*.test.mjs',
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
      journeys('glass', glass),
      journeys('makers', makers),
      journeys('staff', 'e2e/src/*.test.ts', [glass, makers]),
    ],
  },
});
