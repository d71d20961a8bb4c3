// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** What the product consists of. @type {string[]} */
export const packages = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).workspaces.filter(
  (/** @type {string} */ name) => !name.startsWith('tests/'),
);

/** The test files in which a whole module is replaced, which holds for all that runs in their process. */
export const replacingTests = () =>
  packages.flatMap((name) =>
    readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => path.posix.join(name, 'src', file))
      .filter((file) => /\bvi\.(mock|doMock)\b/.test(readFileSync(path.join(root, file), 'utf8'))),
  );
