// @ts-check
// npm run bench [what] [quick]: the table of docs/performance.md, or one part of it. `quick` uses small sizes.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, ensureInstalled, stopWith } from '../../scripts/lib/prepare.mjs';
import { ensureBrowsers } from '../../scripts/lib/programs.mjs';
import { runInstalled } from '../../scripts/lib/run.mjs';

const head = '| what | here | beside | goal |\n|---|---|---|---|';
const inNode = ['api', 'images', 'displays', 'find', 'start'];
/** These drive a browser with the helpers of the journeys, so the test runner runs them. */
const inBrowser = {
  browser: ['--config', 'vitest.town.config.ts', 'town/staff-app'],
  scenes: ['--config', 'vitest.town.config.ts', 'town/frames'],
  kiosk: ['--project', 'glass', 'a-display-looks-after-itself'],
};
const whats = [...inNode, ...Object.keys(inBrowser)];
const inTable = [...inNode, 'browser', 'scenes'];

const isQuick = process.argv.includes('quick');
const what = process.argv.slice(2).find((one) => one !== 'quick');
await ensureInstalled();
if (!what) {
  console.log(head);
  for (const one of inTable) await rowsOf(one);
} else if (inNode.includes(what)) {
  await ensureBuilt();
  await import(`./${what}.mjs`);
} else if (what in inBrowser) {
  await ensureBuilt();
  const env = { ...(await ensureBrowsers()), BENCH_QUICK: isQuick ? '1' : '' };
  const args = inBrowser[/** @type {keyof typeof inBrowser} */ (what)];
  process.exitCode = await runInstalled(
    'vitest/vitest.mjs',
    ['run', ...args, '--disable-console-intercept'],
    { env },
  );
} else stopWith(`npm run bench [${whats.join(' | ')}] [quick]`);

/** One part in a process of its own; of what it says, the rows are printed. @param {string} part */
async function rowsOf(part) {
  const args = [fileURLToPath(import.meta.url), part, ...(isQuick ? ['quick'] : [])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('|')) console.log(line);
  if (await ended) process.exitCode = 1;
}
