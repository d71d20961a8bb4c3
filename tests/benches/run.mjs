// @ts-check
// npm run bench [what] [quick]: docs/performance.md says what is measured and where it stands. `quick` uses small sizes.
import { ensureBuilt, ensureInstalled, stopWith } from '../../scripts/lib/prepare.mjs';
import { ensureBrowsers } from '../../scripts/lib/programs.mjs';
import { runInstalled } from '../../scripts/lib/run.mjs';

const inNode = ['api', 'images', 'displays', 'find', 'start'];
/** These drive a browser with the helpers of the journeys, so the test runner runs them. */
const inBrowser = {
  browser: ['--config', 'vitest.town.config.ts', 'town/staff-app'],
  scenes: ['--config', 'vitest.town.config.ts', 'town/frames'],
  kiosk: ['--project', 'glass', 'a-display-looks-after-itself'],
};

const what = process.argv[2] ?? 'api';
await ensureInstalled();
if (inNode.includes(what)) {
  await ensureBuilt();
  await import(`./${what}.mjs`);
} else if (what in inBrowser) {
  await ensureBuilt();
  const env = { ...(await ensureBrowsers()), BENCH_QUICK: process.argv[3] === 'quick' ? '1' : '' };
  const args = inBrowser[/** @type {keyof typeof inBrowser} */ (what)];
  process.exitCode = await runInstalled(
    'vitest/vitest.mjs',
    ['run', ...args, '--disable-console-intercept'],
    { env },
  );
} else stopWith(`npm run bench ${[...inNode, ...Object.keys(inBrowser)].join(' | ')} [quick]`);
