// @ts-check
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { ensureChromium, ensureServers } from './lib/programs.mjs';
import { root, run, runInstalled } from './lib/run.mjs';

const withBrowser = !process.argv.includes('--without-browser');
const total = { passed: 0, failed: 0, skipped: 0 };

/** @param {string} name @param {() => Promise<number>} work */
async function step(name, work) {
  console.log(`\n— ${name}`);
  const ok = (await work()) === 0;
  total[ok ? 'passed' : 'failed'] += 1;
  return ok;
}

await ensureInstalled();
await step('types', () => runInstalled('typescript/bin/tsc', ['-b']));
await step('lint', () => runInstalled('@biomejs/biome/bin/biome', ['check', '.']));
const env = { PSIFIDA_CHROMIUM: '' };
if (withBrowser) {
  await ensureBuilt();
  env.PSIFIDA_CHROMIUM = await ensureChromium();
}

await ensureServers();

/**
 * One run of the test runner, counted.
 * @param {string[]} names its projects
 * @param {{ whole?: boolean }} [options]
 */
async function runTests(names, { whole = false } = {}) {
  const report = path.join(root, '.cache', `test-report-${names.join('-')}.json`);
  await mkdir(path.dirname(report), { recursive: true });
  await rm(report, { force: true });
  const projects = names.flatMap((name) => ['--project', name]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runInstalled('vitest/vitest.mjs', ['run', '--maxWorkers=2', ...projects, ...reporters], {
    env,
    whole,
  });
  const tests = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'));
  total.passed += tests.numPassedTests ?? 0;
  total.failed += tests.numFailedTests ?? 0;
  total.skipped += (tests.numPendingTests ?? 0) + (tests.numTodoTests ?? 0);
  // A file that cannot even be read, or a broken set-up, fails without a failed test.
  if (code !== 0 && !tests.numFailedTests) total.failed += 1;
}

console.log('\n— tests');
await runTests(['unit', 'api']);
await step('torture, five rounds', () => run(process.execPath, ['scripts/torture.mjs', '--short']));
if (withBrowser) {
  console.log('\n— journeys');
  // They wait more than they work, so the groups go on at the same time.
  await Promise.all([
    runTests(['staff']),
    runTests(['makers'], { whole: true }),
    runTests(['glass'], { whole: true }),
    runTests(['running'], { whole: true }),
  ]);
}

console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed ? 1 : 0);
