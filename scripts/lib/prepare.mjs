// @ts-check
// Runs before anything is installed: Node alone, no package.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from './build.mjs';
import { root, runNpm } from './run.mjs';

const parts = ['contract', 'art', 'postgres', 'api', 'identity', 'server', 'web', 'display'];
const installStamp = path.join(root, 'node_modules', '.psifida-installed');
const buildStamp = path.join(root, '.cache', 'built');
const outcomes = ['server/dist/main.js', 'web/dist/index.html', 'display/dist/index.html'];

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

/** Installs exactly what the lock file says, once per lock file. */
export async function ensureInstalled() {
  checkNode();
  const wanted = createHash('sha256')
    .update(await readFile(path.join(root, 'package-lock.json')))
    .digest('hex');
  if ((await stampOf(installStamp)) === wanted) return;
  console.log('Installing (once) …');
  if ((await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], { quiet: true })) !== 0)
    stopWith('The packages could not be installed; npm says why above.');
  await writeFile(installStamp, wanted);
}

/** @param {string} folder @returns {Promise<string[]>} */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

/** A name for what the sources are now: the same sources make the same build. */
async function sourceHash() {
  const files = ['package-lock.json', 'tsconfig.base.json'].map((file) => path.join(root, file));
  for (const part of parts) {
    files.push(...['package.json', 'tsconfig.json'].map((file) => path.join(root, part, file)));
    files.push(
      ...['vite.config.ts', 'index.html', 'signed-in.html', 'take-home.html'].map((file) =>
        path.join(root, part, file),
      ),
    );
    files.push(...(await filesIn(path.join(root, part, 'src'))));
    for (const name of ['public', 'build']) {
      const folder = path.join(root, part, name);
      if (existsSync(folder)) files.push(...(await filesIn(folder)));
    }
  }
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).sort()) {
    if (!existsSync(file)) continue;
    hash.update(path.relative(root, file)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Builds when the sources are not those of the last build. @returns {Promise<string>} the build's id */
export async function ensureBuilt() {
  const wanted = await sourceHash();
  const whole = outcomes.every((file) => existsSync(path.join(root, file)));
  if (whole && (await stampOf(buildStamp)) === wanted) return wanted;
  console.log('Building …');
  if (!(await build({ id: wanted }))) stopWith('The build failed; the reason stands above.');
  await mkdir(path.dirname(buildStamp), { recursive: true });
  await writeFile(buildStamp, wanted);
  return wanted;
}
