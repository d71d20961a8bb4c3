// @ts-check
// A real Keycloak for the tests: fetched once with Maven, started on this machine only, gone afterwards.
import { spawnSync } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stopWith } from './prepare.mjs';
import { startGroup } from './process-group.mjs';
import { root, run } from './run.mjs';

export const keycloakVersion = '26.4.5';

const leastJava = 17;
const mavenCopy = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy';
const cache = path.join(root, '.cache', 'keycloak');
export const distribution = path.join(cache, keycloakVersion);
const log = path.join(cache, 'server.log');

/** The same choice as Keycloak's own start script makes. */
const java =
  process.env.JAVA || (process.env.JAVA_HOME ? path.join(process.env.JAVA_HOME, 'bin', 'java') : 'java');

/** @param {string} command @param {string[]} args */
const answers = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

export function checkJavaAndMaven() {
  const { status, stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  const found = status === 0 ? /version "(\d+)/.exec(stderr)?.[1] : undefined;
  if (!found || Number(found) < leastJava)
    stopWith(
      `The Keycloak tests need Java ${leastJava} or newer; ${found ? `this is Java ${found}` : 'none was found'}.`,
    );
  if (!answers('mvn', ['--version'])) stopWith('The Keycloak tests need Maven (mvn), which was not found.');
}

/** @param {string} zip @param {string} folder */
function unpack(zip, folder) {
  /** @type {[command: string, probe: string[], args: string[]][]} */
  const tools = [
    ['unzip', ['-v'], ['-q', zip]],
    ['jar', ['--version'], ['xf', zip]],
  ];
  const found = tools.find(([command, probe]) => answers(command, probe));
  if (!found) throw new Error('Unpacking Keycloak needs unzip, or the jar tool of a JDK; neither was found.');
  const [command, , args] = found;
  if (spawnSync(command, args, { cwd: folder, stdio: 'inherit' }).status !== 0)
    throw new Error(`Keycloak could not be unpacked; ${command} says why above.`);
}

/** Into .cache, once per version. @returns {Promise<boolean>} false when it could not be fetched */
export async function ensureKeycloak() {
  if (existsSync(distribution)) return true;
  console.log(`Fetching Keycloak ${keycloakVersion} (once) …`);
  // Unpacked beside its place and then moved: what an interrupted run leaves is not taken for the whole.
  const arriving = path.join(cache, 'arriving');
  await rm(arriving, { recursive: true, force: true });
  await mkdir(arriving, { recursive: true });
  try {
    const artifact = `org.keycloak:keycloak-quarkus-dist:${keycloakVersion}:zip`;
    const options = [`-Dartifact=${artifact}`, `-DoutputDirectory=${arriving}`];
    if ((await run('mvn', ['-B', '-q', mavenCopy, ...options], { quiet: true })) !== 0) return false;
    unpack(`keycloak-quarkus-dist-${keycloakVersion}.zip`, arriving);
    await rename(path.join(arriving, `keycloak-${keycloakVersion}`), distribution);
    return true;
  } finally {
    await rm(arriving, { recursive: true, force: true });
  }
}

/** Keycloak would take settings meant for another Keycloak from the environment. */
const cleanEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(KC_|JAVA_OPTS|DEBUG)/.test(name)));

/**
 * Starts it; whoever calls this stops it, also when it does not become ready.
 * @param {{ realmFile?: string, folder: string, adminPassword: string }} options folder: for all that it writes
 */
export async function startKeycloak({ realmFile, folder, adminPassword }) {
  for (const part of ['conf', 'providers', 'themes', 'data/import'])
    await mkdir(path.join(folder, part), { recursive: true });
  if (realmFile) await copyFile(realmFile, path.join(folder, 'data', 'import', path.basename(realmFile)));
  const args = [
    path.join(distribution, 'bin', 'kc.sh'),
    `-Dkc.home.dir=${folder}`,
    '-Dkc.config.built=true', // as it was shipped: building it anew would take longer than starting it
    'start-dev',
    '--import-realm',
    '--db=dev-mem',
    '--cache=local',
    '--http-host=127.0.0.1',
    '--http-port=0', // any that is free; its log says which
  ];
  const env = {
    ...cleanEnvironment(),
    KC_BOOTSTRAP_ADMIN_USERNAME: 'admin',
    KC_BOOTSTRAP_ADMIN_PASSWORD: adminPassword,
    JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx512m',
    JAVA_OPTS_APPEND: '-XX:TieredStopAtLevel=1', // it lives for minutes: a quick start is worth more than speed
  };
  // Through sh: the jar tool unpacks without the permission to execute.
  const server = startGroup('sh', args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    patience: 5_000,
  });
  return { stop: () => server.stop('SIGTERM'), ready: untilReady(server) };
}

/** @param {import('./process-group.mjs').ProcessGroup} server @returns {Promise<string>} its address */
async function untilReady({ process: { stdout, stderr }, ended }) {
  const file = createWriteStream(log);
  for (const stream of [stdout, stderr]) stream?.pipe(file, { end: false });
  /** @type {Promise<string>} */
  const listening = new Promise((resolve) => {
    let recent = '';
    stdout?.on('data', (chunk) => {
      recent = (recent + chunk).slice(-2000);
      const port = /Listening on: http:\/\/[\d.]+:(\d+)\s/.exec(recent)?.[1];
      if (port) resolve(`http://localhost:${port}`);
    });
  });
  const late = pause(180_000, undefined, { ref: false });
  const url = await Promise.race([listening, ended.then(() => undefined), late]);
  if (url) return url;
  const lastWords = (await readFile(log, 'utf8')).trimEnd().split('\n').slice(-20).join('\n');
  throw new Error(`Keycloak did not become ready. Its last words:\n${lastWords}`);
}
