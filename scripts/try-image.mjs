// @ts-check
// npm run try-image: builds the image of deploy/container with buildah from this release, on a bare Debian 13 with its own Node,
// starts it as the image says, and asks its own health check. Root, buildah and debootstrap have to be there.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureDebian } from './lib/bare-debian.mjs';
import { stopWith } from './lib/prepare.mjs';
import { startGroup } from './lib/process-group.mjs';
import { root, runInstalled } from './lib/run.mjs';

const release = path.join(root, 'release');
if (!existsSync(path.join(release, 'SHA256SUMS'))) stopWith('There is no release: npm run release makes it.');
const debian = await ensureDebian();
const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-image-'));
const storage = [
  '--root',
  path.join(folder, 'root'),
  '--runroot',
  path.join(folder, 'run'),
  '--storage-driver',
  'vfs',
];
/** No engine of this machine's is asked for, and no namespaces: a root folder of its own. */
const alone = ['--isolation', 'chroot'];

/** @param {string[]} args @param {boolean} [quietly] */
function buildah(args, quietly = true) {
  const stdio = /** @type {const} */ (['ignore', quietly ? 'pipe' : 'inherit', 'inherit']);
  const { status, stdout } = spawnSync('buildah', [...storage, ...args], {
    encoding: 'utf8',
    stdio: [...stdio],
  });
  if (status !== 0) throw new Error(`buildah ${args[0]} ended with ${status}.`);
  return (stdout ?? '').trim();
}

/** What the image is made of where nothing can be fetched from a registry: Debian's Node and the account that runs. */
function makeBase() {
  const made = buildah(['from', 'scratch']);
  buildah(['add', '--quiet', made, debian, '/']);
  const install =
    'apt-get update && apt-get install -y --no-install-recommends nodejs && useradd --create-home node';
  buildah(['run', ...alone, made, '--', 'sh', '-ec', install], false);
  buildah(['commit', '--quiet', '--rm', made, 'psifida-node']);
}

if ((await runInstalled('typescript/bin/tsc', ['-b', 'postgres'])) !== 0) stopWith('It does not compile.');
const { freePort } = await import('../postgres/dist/testing/free-port.js');

let code = 1;
try {
  console.log('A base …');
  makeBase();
  console.log('The image …');
  const containerfile = path.join(root, 'deploy/container/Containerfile');
  const base = ['--build-arg', 'NODE_IMAGE=localhost/psifida-node', '--pull-never'];
  // Health checks are in Docker's format alone.
  buildah(
    ['build', ...alone, ...base, '--format', 'docker', '-f', containerfile, '-t', 'psifida', release],
    false,
  );
  const { Docker } = JSON.parse(buildah(['inspect', '--type', 'image', 'psifida']));
  const { Entrypoint, Cmd, Healthcheck, User } = Docker.config;
  const container = buildah(['from', 'psifida']);
  const port = await freePort();
  /** @param {string[]} command */
  const inside = (command) => [
    ...storage,
    ...['run', ...alone, '--user', User, '--env', `PORT=${port}`, '--env', 'HOST=127.0.0.1', container, '--'],
    ...command,
  ];
  const server = startGroup('buildah', inside([...Entrypoint, ...Cmd]), {
    stdio: ['ignore', 'inherit', 'inherit'],
    patience: 40_000,
  });
  const [, ...check] = Healthcheck.Test;
  let healthy = false;
  for (let tries = 0; tries < 60 && !healthy; tries += 1) {
    await pause(1_000);
    healthy = spawnSync('buildah', inside(check), { stdio: 'ignore' }).status === 0;
  }
  const page = healthy ? await (await fetch(`http://127.0.0.1:${port}/`)).text() : '';
  await server.stop('SIGTERM');
  code = healthy && page.includes('<title>') ? 0 : 1;
  console.log(code === 0 ? `The image runs as ${User}, and is healthy.` : 'The image does not run.');
} finally {
  spawnSync('buildah', [...storage, 'rm', '--all'], { stdio: 'ignore' });
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = code;
