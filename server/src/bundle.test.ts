import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBundle } from './bundle.ts';

let folder: string;
let keptIn: string;

const write = (name: string, code: string) => writeFile(path.join(folder, name), code);
const open = () => openBundle({ folder, keptIn });
type Main = { greet(): string; later(): Promise<string> };

/** One start, as far as the bundle goes: what it says, what it had to compile, and what is kept of it. */
async function start() {
  const bundle = open();
  const said = (bundle.load('main.cjs') as Main).greet();
  const compiled = bundle.compiled();
  await bundle.keep();
  return { said, compiled };
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-bundle-'));
  keptIn = path.join(folder, 'compiled');
  await write(
    'main.cjs',
    `const part = require('./part.cjs');
     exports.greet = () => part.word + ' ' + require('node:path').basename(__filename);
     exports.later = () => Promise.resolve().then(() => require('./late.cjs').word);`,
  );
  await write('part.cjs', `exports.word = 'good';`);
  await write('late.cjs', `exports.word = 'late';`);
});
afterEach(() => rm(folder, { recursive: true }));

test('what one start has compiled the next one does not compile again', async () => {
  expect(await start()).toEqual({ said: 'good main.cjs', compiled: ['main.cjs', 'part.cjs'] });
  expect(await start()).toEqual({ said: 'good main.cjs', compiled: [] });
  expect((await stat(keptIn)).mode & 0o777).toBe(0o600);
});

test('a file that was changed is compiled, however alike it is, and kept anew', async () => {
  await start();
  await write('part.cjs', `exports.word = 'fine';`);
  expect(await start()).toEqual({ said: 'fine main.cjs', compiled: ['part.cjs'] });
  expect(await start()).toEqual({ said: 'fine main.cjs', compiled: [] });
});

test.each([
  ['cut off', (all: Buffer) => all.subarray(0, all.length - 50)],
  ['cut off in its first line', (all: Buffer) => all.subarray(0, 20)],
  ['empty', () => Buffer.alloc(0)],
  ['spoilt in a single byte', (all: Buffer) => all.fill('x', all.length - 60, all.length - 59)],
])('what was kept and is %s is not used', async (_, spoil) => {
  await start();
  await writeFile(keptIn, spoil(await readFile(keptIn)));
  const { said, compiled } = await start();
  expect(said).toBe('good main.cjs');
  expect(compiled.length).toBeGreaterThan(0);
  expect((await start()).compiled).toEqual([]);
});

test('what others could have written or put there, or what leads elsewhere, is not used', async () => {
  await start();
  await chmod(keptIn, 0o666);
  expect((await start()).compiled).toEqual(['main.cjs', 'part.cjs']);
  await chmod(folder, 0o770);
  expect((await start()).compiled).toEqual(['main.cjs', 'part.cjs']);
  await chmod(folder, 0o700);
  await rename(keptIn, path.join(folder, 'elsewhere'));
  await symlink('elsewhere', keptIn);
  expect((await start()).compiled).toEqual(['main.cjs', 'part.cjs']);
  expect((await start()).compiled).toEqual([]);
});

test('where nothing can be kept it starts all the same', async () => {
  await mkdir(keptIn);
  expect(await start()).toEqual({ said: 'good main.cjs', compiled: ['main.cjs', 'part.cjs'] });
  await expect(stat(`${keptIn}.new`)).rejects.toThrow('ENOENT');
});

test('what is loaded later is found, and changes nothing of what is kept', async () => {
  await start();
  const bundle = open();
  const main = bundle.load('main.cjs') as Main;
  const before = await readFile(keptIn);
  await bundle.keep();
  expect(await main.later()).toBe('late');
  expect(await readFile(keptIn)).toEqual(before);
});

test('it runs strictly, as modules do', async () => {
  await write(
    'main.cjs',
    `exports.greet = function () { return String(this); }; Object.freeze(exports).x = 1;`,
  );
  expect(() => open().load('main.cjs')).toThrow('not extensible');
});
