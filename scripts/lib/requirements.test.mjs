// @ts-check
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packages } from './replacing-tests.mjs';
import { root } from './run.mjs';

const id = /R-[A-Z]+-\d+/g;

async function namedByTests() {
  const named = new Set();
  const sources = packages.map((name) => path.join(root, name, 'src'));
  for (const folder of [...sources, path.join(root, 'tests'), path.join(root, 'scripts')])
    for (const file of await readdir(folder, { recursive: true }))
      if (/\.test\.(tsx?|mjs)$/.test(file))
        for (const [one] of (await readFile(path.join(folder, file), 'utf8')).matchAll(id)) named.add(one);
  return [...named].sort();
}

test('every requirement is named by a test, and every one that a test names is written down', async () => {
  const page = await readFile(path.join(root, 'docs', 'requirements.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (R-[A-Z]+-\d+) \|/gm)].map(([, row]) => row);
  expect(new Set(rows).size).toBe(rows.length);
  expect(await namedByTests()).toEqual(rows.sort());
});
