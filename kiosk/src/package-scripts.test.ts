import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sayAlive } from './machine.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-scripts-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A program of the system that only says how it was called. */
async function pretend(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, `#!/bin/sh\n${text}\n`);
  await chmod(file, 0o755);
  return file;
}

const runScript = async (name: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) => {
  const script = fileURLToPath(new URL(`../debian/${name}`, import.meta.url));
  const env = { PATH: `${folder}:${process.env.PATH}`, ...more };
  return (await promisify(execFile)('sh', [script, ...args], { env })).stdout;
};

const look = async () => {
  await pretend('systemctl', 'echo "systemctl $*"');
  return runScript('watch.sh', [path.join(folder, 'alive')]);
};
/** The program was heard of last so long ago. */
const wasAlive = (msAgo: number) => {
  const then = new Date(Date.now() - msAgo);
  return utimes(path.join(folder, 'alive'), then, then);
};

test('R-KIOSK-22 a program that is silent for three minutes is started again, and no other one', async () => {
  expect(await look()).toBe('');
  await sayAlive(folder);
  expect(await look()).toBe('');
  await wasAlive(181_000);
  expect(await look()).toContain('systemctl restart psifida-kiosk.service');
  await sayAlive(folder);
  expect(await look()).toBe('');
});

test('R-KIOSK-22 a program that hangs before its first word is started again, too', async () => {
  await pretend('cage', 'exit 0');
  await runScript('psifida-kiosk.sh', [], { RUNTIME_DIRECTORY: folder });
  await wasAlive(181_000);
  expect(await look()).toContain('systemctl restart psifida-kiosk.service');
});

test('R-KIOSK-22 a clock that was put back does not hide a silent program', async () => {
  await sayAlive(folder);
  await wasAlive(-86_400_000);
  expect(await look(), 'one that goes on says so in time').toBe('');
  expect((await stat(path.join(folder, 'alive'))).mtimeMs).toBeLessThan(Date.now() + 5_000);
});

test('R-KIOSK-20 a cage that turns the image itself is told how, and a newer one is not', async () => {
  const node = await pretend('node', 'echo 270');
  const start = () => runScript('psifida-kiosk.sh', [], { PSIFIDA_KIOSK_NODE: node });
  const called = (turns: string) => `cage -d ${turns}-- ${node} /usr/lib/psifida-kiosk/main.js\n`;
  await pretend('cage', '[ "$1" = -h ] && echo " -r	 Rotate the output" && exit; echo "cage $*"');
  expect(await start()).toBe(called('-r -r -r '));
  await pretend('cage', '[ "$1" = -h ] && echo " -s	 Allow VT switching" && exit; echo "cage $*"');
  expect(await start()).toBe(called(''));
});

const ofPackage = (name: string) => readFile(new URL(`../debian/${name}`, import.meta.url), 'utf8');

test('R-KIOSK-23 the folders with the token are nobody else’s, and a restart that is asked for is never passed over', async () => {
  const service = await ofPackage('psifida-kiosk.service');
  expect(service).toMatch(/^RuntimeDirectoryMode=0700$/m);
  expect(service).toMatch(/^StateDirectoryMode=0700$/m);
  for (const unit of ['psifida-kiosk-restart.path', 'psifida-kiosk-restart.service'])
    expect(await ofPackage(unit)).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(await ofPackage('psifida-kiosk-restart.path')).toMatch(/^TriggerLimitIntervalSec=0$/m);
});

test('R-KIOSK-23 a purge takes user, units, folders and the default target with it', async () => {
  for (const program of ['systemctl', 'rm', 'deluser', 'getent'])
    await pretend(program, `echo "${program} $*" >>${path.join(folder, 'said')}`);
  await runScript('postrm', ['purge']);
  const said = await readFile(path.join(folder, 'said'), 'utf8');
  for (const gone of [
    'rm -rf /var/lib/psifida-kiosk /run/psifida-kiosk /etc/psifida-kiosk.conf',
    'deluser --quiet --system psifida-kiosk',
  ])
    expect(said).toContain(gone);
  await runScript('postrm', ['remove']);
  expect((await readFile(path.join(folder, 'said'), 'utf8')).split('deluser')).toHaveLength(2);
});
