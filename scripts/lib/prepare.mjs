// @ts-check
// Runs before anything is installed: Node alone, no package.
import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from './build.mjs';
import { root, runNpm } from './run.mjs';

const parts = ['contract', 'art', 'postgres', 'api', 'demo', 'identity', 'server', 'web', 'display', 'kiosk'];
const buildStamp = path.join(root, '.cache', 'built');
const outcomes = [
  'server/dist/bundle/main.cjs',
  'web/dist/index.html',
  'display/dist/index.html',
  'kiosk/dist/main.js',
];

/** @param {string} file */
const stampOf = (file) => readFile(file, 'utf8').catch(() => '');

/** @param {string} sentence @returns {never} */
export function stopWith(sentence) {
  console.error(sentence);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stopWith(`Psifida needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

/** @typedef {{ packages?: Record<string, { version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }> }} Lock */

/** @param {string} file @returns {Promise<Lock>} */
const readLock = (file) => readFile(path.join(root, file), 'utf8').then(JSON.parse, () => ({}));

/** Whether what the lock file names is there, by npm's own note of what it has installed. @param {boolean} dev */
async function isInstalled(dev) {
  const [wanted, there] = [
    await readLock('package-lock.json'),
    await readLock('node_modules/.package-lock.json'),
  ];
  return Object.entries(wanted.packages ?? {}).every(([place, one]) => {
    // Which of the optional ones belong on this machine npm alone knows.
    const needed = place.includes('node_modules/') && !one.optional && !one.devOptional;
    const found = there.packages?.[place];
    return !needed || (one.dev && !dev) || (found !== undefined && found.version === one.version);
  });
}

/** Installs exactly what the lock file says; what only building and testing need, where that is wanted. */
export async function ensureInstalled({ dev = true } = {}) {
  checkNode();
  if (await isInstalled(dev)) return;
  console.log('Installing (once) …');
  const which = dev ? '--include=dev' : '--omit=dev';
  if ((await runNpm(['ci', which, '--no-audit', '--no-fund'], { quiet: true })) !== 0)
    stopWith('The packages could not be installed; npm says why above.');
}

/** What running takes: where it is built already, no package that only building needs. */
export async function ensureReady() {
  checkNode();
  const { isBuilt } = await lookAtBuild();
  await ensureInstalled({ dev: !isBuilt });
  if (!isBuilt) await ensureBuilt();
}

/** Named from the root. By hand, since `recursive` takes four times as long. @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(name) : entry.isFile() ? [name] : [];
  });

/** For all files the same: this process goes on to be the server, and would keep what they took. */
const piece = Buffer.alloc(64 * 1024);

/** @param {import('node:crypto').Hash} hash @param {string} file */
function addBytes(hash, file) {
  const open = openSync(file, 'r');
  try {
    for (let read = readSync(open, piece); read > 0; read = readSync(open, piece))
      hash.update(piece.subarray(0, read));
  } finally {
    closeSync(open);
  }
}

/**
 * A name for what the sources are now: the same sources make the same build. Read one by one without waiting in between,
 * since nothing else goes on yet: handing each of them to another thread and back took most of the time.
 */
function sourceHash() {
  const alone = [
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'index.html',
    'signed-in.html',
    'take-home.html',
  ];
  const there = (/** @type {string} */ name) => existsSync(path.join(root, name));
  const files = ['package-lock.json', 'tsconfig.base.json'];
  for (const part of parts) {
    files.push(...alone.map((name) => `${part}/${name}`).filter(there));
    files.push(
      ...['src', 'public', 'build']
        .map((name) => `${part}/${name}`)
        .filter(there)
        .flatMap(filesIn),
    );
  }
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).sort()) {
    hash.update(file);
    addBytes(hash, path.join(root, file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function lookAtBuild() {
  const wanted = sourceHash();
  const whole = outcomes.every((file) => existsSync(path.join(root, file)));
  return { wanted, isBuilt: whole && (await stampOf(buildStamp)) === wanted };
}

/** Builds when the sources are not those of the last build. @returns {Promise<string>} the build's id */
export async function ensureBuilt() {
  const { wanted, isBuilt } = await lookAtBuild();
  if (isBuilt) return wanted;
  console.log('Building …');
  if (!(await build({ id: wanted }))) stopWith('The build failed; the reason stands above.');
  await mkdir(path.dirname(buildStamp), { recursive: true });
  await writeFile(buildStamp, wanted);
  return wanted;
}
