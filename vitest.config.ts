import { defineConfig } from 'vitest/config';
import { journeyGroups, journeysIn } from './scripts/lib/journeys.mjs';
import { replacingTests } from './scripts/lib/replacing-tests.mjs';
import { patientTests } from './tests/journeys/support/patience.ts';

const ignored = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];
/** Packages of ours are taken from their sources, not from what was last built. */
export const source = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
};

/** A third of the work of these tests was to load the same packages again for every file. */
const inSharedProcesses = { isolate: false, setupFiles: ['./scripts/lib/fresh-modules.mjs'] };

/** As with journeys: only against what hangs. */
const patientUnits = { testTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

/** They have a process each. */
const alone = replacingTests();

/** The journeys of a group share a product, and so go one after the other. */
const journeys = (name: (typeof journeyGroups)[number]) => ({
  ...source,
  test: {
    name,
    include: journeysIn(name),
    globalSetup: ['./tests/journeys/support/global-setup.ts'],
    fileParallelism: false,
    ...inSharedProcesses,
    ...patientTests,
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
            '{postgres,api,demo,identity,server,kiosk}/src/**/*.test.ts',
            'scripts/lib/*.test.mjs',
          ],
          exclude: [...ignored, '**/*.api.test.ts', ...alone],
          ...inSharedProcesses,
          ...patientUnits,
        },
      },
      { ...source, test: { name: 'unit-alone', include: alone, ...patientUnits } },
      {
        ...source,
        test: {
          name: 'api',
          include: ['**/*.api.test.ts'],
          exclude: ignored,
          ...inSharedProcesses,
          globalSetup: ['./server/src/testing/template-database.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      ...journeyGroups.map(journeys),
    ],
  },
});
