// @ts-check
// npm test [-- --changed] [-- --shard 1/3], npm run check (--without-browser).
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { journeyGroups, journeysOf } from './lib/journeys.mjs';
import { ensureBuilt, ensureInstalled, stopWith } from './lib/prepare.mjs';
import { ensurePrograms } from './lib/programs.mjs';
import { relatedTests } from './lib/related-tests.mjs';
import { root, run, runInstalled } from './lib/run.mjs';

const { values: options } = parseArgs({
  options: {
    'without-browser': { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    shard: { type: 'string', default: '' },
  },
});
const { changed, shard } = options;
if (shard && !/^[1-9]\d*\/[1-9]\d*$/.test(shard)) stopWith('--shard takes its number and how many: 1/3.');
/** What cannot be split is done by the first. */
const isFirst = !shard || shard.startsWith('1/');

// The product makes large sizes of images at the lowest priority; beside tests of ordinary priority they would not come.
setPriority(15);

const total = { passed: 0, failed: 0, skipped: 0 };
/** What failed, a paragraph each: said again at the very end, where a long output is read first. */
const failures = /** @type {string[]} */ ([]);
const failuresFile = path.join(root, '.cache', 'failed-tests.txt');
/** What stood on the screens of journeys that failed (tests/journeys/support/browser.ts). */
const pagesFile = path.join(root, '.cache', 'failed-pages.txt');

/** @param {string} name @param {() => Promise<number>} work @returns {Promise<void>} */
async function step(name, work) {
  console.log(`\n— ${name}`);
  const ok = (await work()) === 0;
  if (!ok) failures.push(name);
  total[ok ? 'passed' : 'failed'] += 1;
}

/** @param {string[]} args @returns {string[]} the lines it prints */
const git = (...args) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

/** What `--changed` compares with: where this branch left main, or on main the last commit. */
const base = () => {
  const [head] = git('rev-parse', 'HEAD');
  const [left] = ['origin/main', 'main'].flatMap((main) => git('merge-base', main, 'HEAD'));
  return left ?? head ?? 'HEAD';
};
const since = changed ? base() : null;
const changedFiles = since
  ? [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
  : [];

/** The test files to run of each group of journeys; none: all of them. */
const chosen = since ? journeysOf(changedFiles) : null;
const groups = journeyGroups.filter((group) => !options['without-browser'] && (!chosen || chosen[group]));

// They come while npm installs and the types are checked.
const programs = ensurePrograms({ browsers: groups.length > 0 });
await ensureInstalled();
await mkdir(path.dirname(failuresFile), { recursive: true });
await rm(pagesFile, { force: true });
if (isFirst) {
  // One checker for each project and two projects at once: more checkers work out the same types several times.
  await step('types', () => runInstalled('typescript/bin/tsc', ['-b', '--checkers', '1', '--builders', '2']));
  await step('lint', () => runInstalled('@biomejs/biome/bin/biome', ['check', '.']));
  await step('borders', () => run(process.execPath, ['scripts/borders.mjs']));
  await step('closure', () => run(process.execPath, ['scripts/closure.mjs']));
}
const env = await programs;

/**
 * One run of the test runner, counted.
 * @param {string[]} names its projects
 * @param {{ whole?: boolean, filters?: string[] }} [options]
 */
async function runTests(names, { whole = false, filters = [] } = {}) {
  const report = path.join(root, '.cache', `test-report-${names.join('-')}.json`);
  await rm(report, { force: true });
  const projects = names.flatMap((name) => ['--project', name]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const part = [...(shard ? [`--shard=${shard}`] : []), '--passWithNoTests'];
  const code = await runInstalled(
    'vitest/vitest.mjs',
    ['run', '--maxWorkers=2', ...projects, ...reporters, ...part, ...filters],
    { env, whole },
  );
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

const torture = () => run(process.execPath, ['scripts/torture.mjs', '--short'], { whole: true });

/** The unit and API tests to run; null: all of them. */
const related = since ? relatedTests(changedFiles) : null;

console.log(`\n— tests${groups.length ? ` and journeys (${groups.join(', ')})` : ''}`);
const built = groups.length ? ensureBuilt() : null;
const journeys = groups.map((group) => async () => {
  await built;
  await runTests([group], { whole: true, filters: chosen?.[group] ?? [] });
});
/** A journey waits more than it works, so four runs go on at the same time. */
const runs = [
  ...(related?.length === 0
    ? []
    : [
        async () => {
          // Some read what is compiled; the first shard has compiled it to check the types.
          if (!isFirst) await built;
          await runTests(['unit', 'unit-alone', 'api'], { filters: related ?? [] });
        },
      ]),
  ...journeys,
  ...(isFirst && !since && groups.length ? [() => step('torture, five rounds', torture)] : []),
];
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (let next = runs.shift(); next; next = runs.shift()) await next();
  }),
);

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
