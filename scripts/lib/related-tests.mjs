// @ts-check
// The unit and API tests that a change can have broken.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;
const isTest = /\.test\.(tsx?|mjs)$/;
const isApiTest = /\.api\.test\.ts$/;
/** They mount every feature, and every API test mounts them: through them all would depend on all. */
const mounts = /^api\/src\/app\.ts$|\/testing\//;
/** What all tests depend on. */
const forAll =
  /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig\.base\.json)$|\/testing\/|^scripts\/lib\/fresh-modules/;

/** @param {string} file @returns {string[]} the files of ours that it imports */
const importsOf = (file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(specifiers)].flatMap(([, written = '']) => {
    const [, name, inside] = /^@psifida\/([^/]+)\/(.*)$/.exec(written) ?? [];
    if (name) return [`${name}/src/${inside}.ts`, `${name}/src/${inside}.tsx`];
    return written.startsWith('.') ? [path.posix.join(path.posix.dirname(file), written)] : [];
  });

/** A feature, or another folder directly below a package's sources. @param {string} file */
const roomOf = (file) =>
  /^.*?\/src\/(?:features\/)?[^/]+\//.exec(file)?.[0] ?? `${path.posix.dirname(file)}/`;

/**
 * Tests that import what has changed, directly or not, and the API tests of each room in which something does.
 * @param {readonly string[]} changed
 * @returns {string[] | null} null: all of them
 */
export function relatedTests(changed) {
  if (changed.some((file) => forAll.test(file))) return null;
  const patterns = ['ts', 'tsx', 'mjs'].map((ending) => `*.${ending}`);
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  });
  const sources = listed.stdout
    .split('\n')
    .filter((file) => file && !file.startsWith('tests/journeys/') && existsSync(path.join(root, file)));
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const file of sources.filter((one) => !mounts.test(one)))
    for (const to of importsOf(file)) importers.set(to, [...(importers.get(to) ?? []), file]);
  const touched = new Set(changed);
  for (const file of touched) for (const by of importers.get(file) ?? []) touched.add(by);
  const rooms = new Set([...touched].filter((file) => !isTest.test(file)).map(roomOf));
  return sources.filter(
    (file) => isTest.test(file) && (touched.has(file) || (isApiTest.test(file) && rooms.has(roomOf(file)))),
  );
}
