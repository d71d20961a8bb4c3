// @ts-check
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { ensureChromium, ensureHeadless, ensureServers } from './lib/programs.mjs';
import { root, run, runInstalled } from './lib/run.mjs';

const withBrowser = !process.argv.includes('--without-browser');
const total = { passed: 0, failed: 0, skipped: 0 };
/** What failed, a paragraph each: said again at the very end, where a long output is read first. */
const failures = /** @type {string[]} */ ([]);
const failuresFile = path.join(root, '.cache', 'failed-tests.txt');
/** What stood on the screens of journeys that failed (e2e/src/support/what-was-seen.ts). */
const pagesFile = path.join(root, '.cache', 'failed-pages.txt');

/** @param {string} name @param {() => Promise<number>} work */
async function step(name, work) {
  console.log(`\n— ${name}`);
  const ok = (await work()) === 0;
  if (!ok) failures.push(name);
  total[ok ? 'passed' : 'failed'] += 1;
  return ok;
}

await ensureInstalled();
await mkdir(path.dirname(failuresFile), { recursive: true });
await rm(pagesFile, { force: true });
await step('types', () => runInstalled('typescript/bin/tsc', ['-b']));
await step('lint', () => runInstalled('@biomejs/biome/bin/biome', ['check', '.']));
const env = { PSIFIDA_CHROMIUM: '', PSIFIDA_HEADLESS: '' };
if (withBrowser) {
  await ensureBuilt();
  env.PSIFIDA_CHROMIUM = await ensureChromium();
  env.PSIFIDA_HEADLESS = await ensureHeadless(env.PSIFIDA_CHROMIUM);
}

await ensureServers();

/**
 * One run of the test runner, counted.
 * @param {string[]} names its projects
 * @param {{ whole?: boolean }} [options]
 */
async function runTests(names, { whole = false } = {}) {
  const report = path.join(root, '.cache', `test-report-${names.join('-')}.json`);
  await rm(report, { force: true });
  const projects = names.flatMap((name) => ['--project', name]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runInstalled('vitest/vitest.mjs', ['run', '--maxWorkers=3', ...projects, ...reporters], {
    env,
    whole,
  });
  const tests = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'));
  total.passed += tests.numPassedTests ?? 0;
  total.failed += tests.numFailedTests ?? 0;
  total.skipped += (tests.numPendingTests ?? 0) + (tests.numTodoTests ?? 0);
  for (const file of tests.testResults ?? []) {
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    if (file.status === 'failed' && failed.length === 0) failures.push(`${file.name}\n${file.message}`);
    for (const test of failed)
      failures.push(
        `${path.relative(root, file.name)} > ${test.fullName}\n${test.failureMessages.join('\n')}`,
      );
  }
  // A file that cannot even be read, or a broken set-up, fails without a failed test.
  if (code !== 0 && !tests.numFailedTests) total.failed += 1;
}

console.log('\n— tests');
// They wait for databases that are taken away and for what is given up in time: so both at once, on more than each core.
await Promise.all([
  runTests(['unit', 'unit-alone', 'api']),
  step('torture, five rounds', () =>
    run(process.execPath, ['scripts/torture.mjs', '--short'], { whole: true }),
  ),
]);
if (withBrowser) {
  console.log('\n— journeys');
  // They wait more than they work, so the groups go on at the same time.
  await Promise.all([
    runTests(['staff']),
    runTests(['makers'], { whole: true }),
    runTests(['glass'], { whole: true }),
    runTests(['running'], { whole: true }),
    runTests(['around'], { whole: true }),
  ]);
}

const seen = await readFile(pagesFile, 'utf8').catch(() => '');
const failed = [
  ...failures.map((failure) => failure.slice(0, 1500)),
  ...(seen ? [`seen:\n${seen}`] : []),
].join('\n\n');
await writeFile(failuresFile, failed);
if (failed) console.log(`\n— failed\n${failed}`);
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed ? 1 : 0);
