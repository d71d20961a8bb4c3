// @ts-check
// The licences of everything that ships: what the parts of the product depend on, and what that depends on in turn.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './run.mjs';

/** The parts that are not for tests. */
const shipped = ['contract', 'art', 'postgres', 'api', 'demo', 'identity', 'server', 'web', 'display'];
/** Packages that name their licence in their readme alone. */
const namedElsewhere = /** @type {Record<string, string>} */ ({ 'combine-errors': 'MIT' });

/** @typedef {{ version?: string, license?: string, link?: boolean, resolved?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Locked */

/**
 * As Node finds it: in the package itself, or in what it lies in.
 * @param {Record<string, Locked>} locked @param {string} from @param {string} name
 */
function place(locked, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const candidate = path.posix.join(folder, 'node_modules', name);
    if (locked[candidate]) return candidate;
    if (folder === '') return undefined;
  }
}

/**
 * @param {Record<string, Locked>} locked
 * @returns {string[]} the places of all that ships, ours left out
 */
function shippedPlaces(locked) {
  const found = new Set(shipped);
  for (const from of found) {
    const { dependencies, optionalDependencies } = locked[from] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const at = place(locked, from, name);
      if (at && !locked[at]?.link) found.add(at);
    }
  }
  return [...found].filter((one) => !shipped.includes(one));
}

/** @returns {Promise<string>} the page, from the lock file alone */
export async function describeLicences() {
  /** @type {{ packages: Record<string, Locked> }} */
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  const unlicensed = shipped.filter((name) => packages[name]?.license !== 'EUPL-1.2');
  if (unlicensed.length) throw new Error(`not under the licence of the whole: ${unlicensed.join(', ')}`);
  const rows = new Map(
    shippedPlaces(packages).map((at) => {
      const { version = '', license } = packages[at] ?? {};
      const name = at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const named = license ?? namedElsewhere[name];
      if (!named) throw new Error(`${name} ${version} ships and names no licence`);
      return [`${name} ${version}`, named];
    }),
  );
  const names = [...new Set(rows.values())].sort();
  const sections = names.map((licence) => {
    const packs = [...rows].filter(([, one]) => one === licence).map(([name]) => `- ${name}`);
    return `## ${licence}\n\n${packs.sort().join('\n')}\n`;
  });
  return [
    '# Licences of what ships with Psifida',
    '',
    'Psifida itself is under the EUPL-1.2 (see LICENSE). What it depends on, with the licence that each names:',
    `${rows.size} packages, those for other machines than this one included.`,
    '',
    ...sections,
  ].join('\n');
}
