// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

const markdownIn = (/** @type {string} */ folder) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name));

const ofOurs =
  /`((?:contract|art|postgres|api|identity|web|display|kiosk|server|demo|tests|scripts|docs|deploy)\/[\w./-]+)`/g;

test('no page links to or names a file that is not there', async () => {
  const dead = [];
  for (const page of [...markdownIn('.'), ...markdownIn('docs'), ...markdownIn('docs/decisions')]) {
    const text = await readFile(path.join(root, page), 'utf8');
    for (const [, to = ''] of text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)) {
      const file = path.posix.join(path.posix.dirname(page), to);
      // Screenshots are made by npm run screenshots.
      if (!file.startsWith('docs/screenshots') && !existsSync(path.join(root, file)))
        dead.push(`${page}: ${to}`);
    }
    for (const [, file = ''] of text.matchAll(ofOurs))
      if (!/NNN|^docs\/screenshots/.test(file) && !existsSync(path.join(root, file)))
        dead.push(`${page}: ${file}`);
  }
  expect(dead).toEqual([]);
});
