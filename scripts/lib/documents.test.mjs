// @ts-check
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/dependencies.md',
  'docs/design.md',
  'docs/kiosk.md',
  'docs/operations.md',
  'docs/scale.md',
  'docs/style.md',
];
const ofOurs =
  /`((?:contract|art|postgres|api|identity|web|display|kiosk|server|e2e|scripts|docs|deploy)\/[\w./*-]+)`/g;
const links = /\]\((?!https?:|#)([^)#]+)/g;

test.each(pages)('%s names only files that are there', async (page) => {
  const text = await readFile(path.join(root, page), 'utf8');
  const named = [...text.matchAll(ofOurs)].map(([, file = '']) => file);
  const linked = [...text.matchAll(links)].map(([, to = '']) => path.join(path.dirname(page), to));
  // A name with NNN in it stands for one that is still to be written; pictures are made by npm run screenshots.
  const gone = [...named, ...linked].filter(
    (file) => !/NNN|\*|^docs\/pictures/.test(file) && !existsSync(path.join(root, file)),
  );
  expect(gone).toEqual([]);
});
