import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { capAtMost } from '@psifida/contract/endpoints/alerts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCapFiles } from './read-folder.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'psifida-warnings-'));
});
afterAll(() => rm(root, { recursive: true }));

const list = () => listCapFiles(pathToFileURL(root).href, root);

test('R-ALERT-01 a file that has changed into something else since it was listed is refused, and nothing is read by it', async () => {
  const file = path.join(root, 'one.xml');
  const secret = path.join(root, 'secret.txt');
  await writeFile(secret, 'secret');
  const changes: [() => Promise<unknown>, string][] = [
    [() => symlink(secret, file), 'no-answer'],
    [async () => {}, 'no-answer'],
    [() => writeFile(file, 'x'.repeat(capAtMost + 1)), 'too-large'],
  ];
  for (const [change, reason] of changes) {
    await writeFile(file, 'x');
    const [listed] = await list();
    await rm(file);
    await change();
    await expect(listed?.read()).rejects.toMatchObject({ reason });
    await rm(file, { force: true });
  }
});

test('R-ALERT-01 a file in the encoding of older Greek tools is read as it was meant', async () => {
  const declared = '<?xml version="1.0" encoding="windows-1253"?>';
  const file = path.join(root, 'greek.xml');
  await writeFile(file, Buffer.concat([Buffer.from(declared), Buffer.from([0xe2, 0xf1, 0xef, 0xf7, 0xde])]));
  const [listed] = await list();
  expect(await listed?.read()).toBe(`${declared}βροχή`);
  await rm(file);
});

test('R-ALERT-01 a folder of another machine is not allowed, and said so', async () => {
  await expect(listCapFiles('file://elsewhere/warnings', root)).rejects.toMatchObject({
    reason: 'address-not-allowed',
  });
});
