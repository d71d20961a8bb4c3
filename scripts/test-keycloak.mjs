// @ts-check
// npm run test:keycloak: the sign-in journeys against a real Keycloak (R-AUTH-11).
// Exits with 3 when that Keycloak could not be fetched, so that nobody takes "not run" for "failed".
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkJavaAndMaven, ensureKeycloak, keycloakVersion, startKeycloak } from './lib/keycloak-server.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { startGroup } from './lib/process-group.mjs';
import { ensureBrowsers } from './lib/programs.mjs';
import { root } from './lib/run.mjs';

const notFetched = 3;
const realmFile = path.join(root, 'tests', 'journeys', 'keycloak', 'realm.json');
const report = path.join(root, '.cache', 'keycloak', 'test-report.json');

/** What has been started, in the order of starting. @type {(() => Promise<unknown>)[]} */
const started = [];
async function stopAll() {
  for (const stop of started.splice(0).reverse()) await stop();
}

/** The journeys, and with them the product and the browser that they start. @param {NodeJS.ProcessEnv} env */
async function runJourneys(env) {
  await rm(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const journeys = startGroup(
    process.execPath,
    [
      path.join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--config',
      'vitest.keycloak.config.ts',
      ...reporters,
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      patience: 30_000,
    },
  );
  started.push(() => journeys.stop('SIGINT'));
  const code = await journeys.ended;
  const tests = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'));
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = tests;
  // A file that cannot even be read, or a broken set-up, fails without a failed test.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

checkJavaAndMaven();
console.log(`\n— sign-in against a real Keycloak, version ${keycloakVersion}`);
await ensureInstalled();
await ensureBuilt();
const { PSIFIDA_CHROMIUM: chromium } = await ensureBrowsers();

let interrupted = false;
// npm passes Ctrl-C on although the terminal has already sent it: the second one changes nothing.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, async () => {
    if (interrupted) return;
    interrupted = true;
    await stopAll();
    process.exit(128 + os.constants.signals[signal]);
  });

let total = { passed: 0, failed: 1 };
try {
  await mkdir(path.dirname(report), { recursive: true });
  if (!(await ensureKeycloak())) {
    console.error(
      `Keycloak ${keycloakVersion} could not be fetched with Maven, which says why above: the tests were not run.`,
    );
    process.exit(notFetched);
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-keycloak-'));
  started.push(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o711); // the database in it may run as another user, who has to get through
  console.log('Starting Keycloak …');
  const adminPassword = randomUUID();
  const keycloak = await startKeycloak({ realmFile, folder, adminPassword });
  started.push(keycloak.stop);
  total = await runJourneys({
    TMPDIR: folder,
    PSIFIDA_CHROMIUM: chromium,
    PSIFIDA_KEYCLOAK_URL: await keycloak.ready,
    PSIFIDA_KEYCLOAK_ADMIN_PASSWORD: adminPassword,
  });
} catch (error) {
  if (!interrupted) console.error(error instanceof Error ? error.message : error);
}
if (!interrupted) {
  await stopAll();
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed ? 1 : 0);
}
