// @ts-check
// npm run release [-- --sign KEY]: what one installs. An archive for each kind of machine that runs with Node alone: nothing is built or
// fetched where it is unpacked, and nothing is written into its folder. Beside it Debian packages of the server and of what
// displays need, a repository of them for apt, checksums and a bill of materials.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { makeAptRepository } from './lib/apt-repository.mjs';
import { commands, launcher } from './lib/launcher.mjs';
import { describeLicences } from './lib/licences.mjs';
import { ensureBuilt, ensureInstalled, stopWith } from './lib/prepare.mjs';
import { areTypesRight, holdRelease } from './lib/release-steps.mjs';
import { root } from './lib/run.mjs';
import { makeServerPackage } from './lib/server-package.mjs';

const machines = ['x64', 'arm64'];
const packages = ['contract', 'postgres', 'api', 'demo', 'identity', 'server'];
const apps = ['web', 'display'];
/** Of a package's build what runs; of its sources what was not compiled: migrations, workers. @param {string} file */
const runs = (file) =>
  !/\/testing(\/|$)|\.test\.|\.d\.ts$|\.map$|\.tsbuildinfo$/.test(path.relative(root, file));
/** @param {string} file */
const isUncompiled = (file) => runs(file) && !/\.tsx?$/.test(file);

/** @param {string} command @param {string[]} args @param {string} cwd */
function must(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) stopWith(`${command} ${args.join(' ')} failed:\n${stderr || stdout}`);
  return stdout;
}

/** @param {string} folder @param {string} machine @param {{ version: string, workspaces: string[] }} whole */
async function fill(folder, machine, { version, workspaces }) {
  const into = (/** @type {string} */ name) => path.join(folder, name);
  await rm(folder, { recursive: true, force: true });
  for (const name of ['.', ...workspaces]) {
    await mkdir(into(name), { recursive: true });
    await cp(path.join(root, name, 'package.json'), into(`${name}/package.json`));
  }
  for (const name of ['package-lock.json', '.npmrc']) await cp(path.join(root, name), into(name));
  const which = ['--omit=dev', '--os=linux', `--cpu=${machine}`, '--libc=glibc'];
  must('npm', ['ci', '-w', 'server', '--ignore-scripts', ...which], folder);
  // It reports installs to its makers when npm runs its script, does nothing else, and is asked for by swagger-ui-dist.
  await rm(into('node_modules/@scarf'), { recursive: true, force: true });
  for (const name of packages) {
    await cp(path.join(root, name, 'dist'), into(`${name}/dist`), { recursive: true, filter: runs });
    await cp(path.join(root, name, 'src'), into(`${name}/src`), { recursive: true, filter: isUncompiled });
  }
  for (const app of apps) await cp(path.join(root, app, 'dist'), into(`${app}/dist`), { recursive: true });
  for (const name of [
    'branding',
    'demo/images',
    'demo/videos',
    'deploy',
    'docs/architecture.md',
    'docs/configuration.md',
    'docs/design.md',
    'docs/operations.md',
    'docs/overview.png',
    'docs/performance.md',
    'docs/import-export.md',
    'docs/requirements.md',
    'docs/scale.md',
    'docs/wall.png',
    'docs/kiosk.md',
    'docs/kiosk.el.md',
    'docs/kiosk',
    'docs/decisions',
  ])
    await cp(path.join(root, name), into(name), { recursive: true });
  for (const name of ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'LICENSE'])
    await cp(path.join(root, name), into(name));
  const others = workspaces.filter((name) => ![...packages, ...apps].includes(name));
  for (const name of ['package-lock.json', '.npmrc', ...others.map((name) => name.split('/')[0] ?? '')])
    await rm(into(name), { recursive: true, force: true });
  await writeFile(into('LICENCES.md'), await describeLicences());
  await writeFile(into('psifida.mjs'), launcher, { mode: 0o755 });
  const scripts = Object.fromEntries(
    ['start', ...commands].map((name) => [name, `node psifida.mjs ${name}`]),
  );
  const manifest = { name: 'psifida', version, private: true, license: 'EUPL-1.2', type: 'module', scripts };
  await writeFile(into('package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @param {string} file */
async function sha256Of(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const { values } = parseArgs({ options: { sign: { type: 'string' } } });
await ensureInstalled();
await holdRelease();
if (!(await areTypesRight())) stopWith('The types are not right, or could not be looked at; see above.');
await ensureBuilt();
const whole = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
const { version } = whole;
const target = path.join(root, 'release');
await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
// With what the apps are made of: it is in their build.
const bill = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'];
const files = [`psifida-${version}.cdx.json`];
await writeFile(path.join(target, files[0] ?? ''), must('npm', bill, root));
for (const machine of machines) {
  const name = `psifida-${version}-linux-${machine}`;
  const folder = path.join(root, '.cache', 'release', name);
  console.log(`${name} …`);
  await fill(folder, machine, whole);
  const owner = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner'];
  must('tar', [...owner, '-czf', path.join(target, `${name}.tar.gz`), name], path.dirname(folder));
  const made = await makeServerPackage({ tree: folder, machine, version, into: target });
  if (!made) stopWith('dpkg-deb could not make the package (on Debian it is always there).');
  await rm(folder, { recursive: true });
  files.push(`${name}.tar.gz`, path.basename(made));
}
// What turns machines into displays goes beside it: it is installed there and not on the server.
for (const line of must('node', ['scripts/kiosk-package.mjs'], root).trim().split('\n').slice(-2)) {
  await cp(path.join(root, line), path.join(target, path.basename(line)));
  files.push(path.basename(line));
}
await makeAptRepository({
  folder: path.join(target, 'apt'),
  packages: files.filter((file) => file.endsWith('.deb')).map((file) => path.join(target, file)),
  key: values.sign,
});
const sums = await Promise.all(
  files.map(async (file) => `${await sha256Of(path.join(target, file))}  ${file}\n`),
);
await writeFile(path.join(target, 'SHA256SUMS'), sums.join(''));
const signed = values.sign ? `signed by ${values.sign}` : 'not signed (--sign KEY)';
console.log(
  `In ${path.relative(process.cwd(), target) || '.'}: ${sums.length} files, SHA256SUMS, and a repository for apt, ${signed}.`,
);
