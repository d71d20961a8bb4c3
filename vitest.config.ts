import { defineConfig } from 'vitest/config';
import { patientTests } from './e2e/src/support/patience.ts';
import { replacingTests } from './scripts/lib/replacing-tests.mjs';

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

/**
 * The journeys of one group share a product, and so go one after the other; each group has a product of its own. The
 * groups take about as long as one another: `npm test` runs them side by side.
 */
const journeys = (name: string, include: string[], exclude: string[] = []) => ({
  ...source,
  test: {
    name,
    include,
    exclude: [...ignored, ...exclude],
    globalSetup: ['./e2e/src/support/global-setup.ts'],
    fileParallelism: false,
    ...patientTests,
  },
});

const glass = ['e2e/src/{a-display,scenes}-*.test.ts'];
const makers = ['e2e/src/staff-{arrange,fill,keep,make}-*.test.ts'];
/** What stands around the work: every page and what opens in it, help, checks, approval, previews for others. */
const around = ['e2e/src/every-*.test.ts', 'e2e/src/staff-{ask,check,get,point,share}-*.test.ts'];
/** How it is run, and who is let in. */
const running = [
  'e2e/src/{a-developer,operator,the-demo}-*.test.ts',
  'e2e/src/staff-{are-let-in,sign-in}.test.ts',
];

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
            '{postgres,api,identity,server,kiosk}/src/**/*.test.ts',
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
      journeys('glass', glass),
      journeys('makers', makers),
      journeys('running', running),
      journeys('around', around),
      journeys('staff', ['e2e/src/*.test.ts'], [...glass, ...makers, ...running, ...around]),
    ],
  },
});
