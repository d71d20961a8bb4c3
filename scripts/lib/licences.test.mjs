// @ts-check
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeLicences, licencesFile } from './licences.mjs';
import { root } from './run.mjs';

test('the list of licences is that of the lock file: npm run licences writes it', async () => {
  expect(await readFile(licencesFile, 'utf8')).toBe(await describeLicences());
});

test('everything that ships names its licence', async () => {
  expect(await describeLicences()).not.toContain('not named');
});

test('every package of ours is under the licence of the whole', async () => {
  const folders = await readdir(root, { withFileTypes: true });
  const files = ['package.json', ...folders.map(({ name }) => path.join(name, 'package.json'))];
  for (const file of files.filter((one) => !one.startsWith('node_modules'))) {
    const text = await readFile(path.join(root, file), 'utf8').catch(() => null);
    if (text) expect(JSON.parse(text).license, file).toBe('EUPL-1.2');
  }
});
