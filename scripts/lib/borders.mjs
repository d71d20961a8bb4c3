// @ts-check
// Which part may import which: the packages, and the rooms inside each of them. One table, kept by `npm run lint`.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a package may import of ours. Nobody imports web or display, and server only its proofs. */
const packages = {
  contract: [],
  art: [],
  postgres: [],
  api: ['contract', 'postgres'],
  demo: ['contract', 'api'],
  identity: ['contract', 'postgres'],
  web: ['contract', 'art'],
  display: ['contract', 'art'],
  kiosk: [],
  server: ['contract', 'postgres', 'api', 'demo', 'identity'],
  'tests/journeys': ['contract', 'postgres'],
  'tests/proofs': ['contract', 'postgres', 'api', 'identity', 'server'],
};

/**
 * The rooms of a package, from the ground up: each may import itself and what stands before it. Rooms of one line do
 * not import each other; `features/*` are as many rooms as there are features. What is in no room, such as a package's
 * first file, puts the rooms together and is free.
 * @type {Record<string, string[][]>}
 */
const rooms = {
  // The registry speaks of kinds and in both languages; everything else that is content is judged by it.
  contract: [['language.ts'], ['bilingual.ts', 'kinds.ts'], ['registry'], ['content'], ['endpoints']],
  api: [['db'], ['concurrency'], ['media'], ['releases'], ['documents'], ['http'], ['features/*']],
  identity: [['db'], ['http'], ['sign-in'], ['provider']],
  web: [
    ['lib'],
    ['session'],
    ['api'],
    ['i18n'],
    ['ui'],
    ['document'],
    // Of the features those that others use, each above what it uses.
    ['features/media', 'features/news', 'features/history', 'features/systems'],
    ['features/preview'],
    ['features/library'],
    ['features/presentations'],
    ['features/*'],
    ['pages'],
    ['app'],
  ],
  display: [
    ['device'],
    ['scenes/scene.ts'],
    ['scenes/common'],
    ['scenes/food', 'scenes/table'],
    ['scenes/*'],
    ['scenes/all.ts'],
    ['stage/standby'],
    ['stage/visit', 'stage/overlays', 'stage/voice'],
    ['stage/playback'],
    ['pages'],
  ],
  server: [['config'], ['storage'], ['archive', 'pages'], ['notices'], ['commands']],
};

const source = /\.(ts|tsx|mjs)$/;
/** Tests and what is made for them may reach anything of their package. */
const forTests = /\.test\.tsx?$|\/testing\//;
const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/** @typedef {{ file: string, imports: { written: string, file: string }[] }} Source */

/**
 * Every file of ours and what it imports of ours, by its path below the root.
 * @param {string} root
 * @returns {Promise<Source[]>}
 */
export async function readSources(root) {
  /** @type {Source[]} */
  const sources = [];
  for (const name of Object.keys(packages)) {
    const folder = name === 'tests/journeys' ? name : `${name}/src`;
    const entries = await readdir(path.join(root, folder), { recursive: true });
    for (const entry of entries.filter((one) => source.test(one))) {
      const file = path.posix.join(folder, entry.split(path.sep).join('/'));
      const text = await readFile(path.join(root, file), 'utf8');
      const imports = [...text.matchAll(specifiers)].flatMap(([, written = '']) => {
        const ours = /^@psifida\/([^/]+)(?:\/(.*))?$/.exec(written);
        if (ours) return [{ written, file: path.posix.join(ours[1] ?? '', 'src', `${ours[2]}.ts`) }];
        return written.startsWith('.')
          ? [{ written, file: path.posix.join(path.posix.dirname(file), written) }]
          : [];
      });
      sources.push({ file, imports });
    }
  }
  return sources;
}

/** @param {string} file */
const packageOf = (file) => Object.keys(packages).find((name) => file.startsWith(`${name}/`)) ?? '';

/**
 * Where a file lives: its level from the ground up, and its room.
 * @param {string} file
 */
function roomOf(file) {
  const name = packageOf(file);
  const inside = file.slice(`${name}/src/`.length);
  const found = (rooms[name] ?? []).flatMap((line, level) =>
    line.flatMap((pattern) => {
      const [room] =
        new RegExp(
          `^${pattern.replace('.', '\\.').replace('*', '[^/]+')}${pattern.endsWith('*') ? '(?=/)' : '(?=/|$)'}`,
        ).exec(inside) ?? [];
      return room ? [{ level, room, exact: !pattern.includes('*') }] : [];
    }),
  );
  // `scenes/common` is one of `scenes/*`, and named for itself; so is a file in its folder.
  return found.sort(
    (one, other) => Number(other.exact) - Number(one.exact) || other.room.length - one.room.length,
  )[0];
}

/**
 * Every import that crosses a border the wrong way, as a sentence.
 * @param {readonly Source[]} sources
 * @returns {string[]}
 */
export const crossings = (sources) =>
  sources.flatMap(({ file, imports }) =>
    imports.flatMap((imported) => {
      const [from, to] = [packageOf(file), packageOf(imported.file)];
      const because = (/** @type {string} */ reason) => [`${file} imports ${imported.written}: ${reason}`];
      if (from !== to)
        return packages[/** @type {keyof typeof packages} */ (from)].includes(/** @type {never} */ (to))
          ? []
          : because(`${from} does not know ${to}`);
      if (forTests.test(file)) return [];
      const [here, there] = [roomOf(file), roomOf(imported.file)];
      if (!here || !there || here.room === there.room) return [];
      if (there.level > here.level) return because(`${here.room} stands below ${there.room}`);
      return there.level === here.level
        ? because(`${here.room} and ${there.room} stand beside each other`)
        : [];
    }),
  );

/**
 * Every ring of files that import each other, as the way around it; types count as well.
 * @param {readonly Source[]} sources
 * @returns {string[]}
 */
export function cycles(sources) {
  const importsOf = new Map(sources.map(({ file, imports }) => [file, imports.map((one) => one.file)]));
  /** @type {string[]} */
  const found = [];
  const done = new Set();
  /** @type {string[]} */
  const way = [];
  /** @param {string} file */
  const walk = (file) => {
    const again = way.indexOf(file);
    if (again >= 0) found.push([...way.slice(again), file].join(' > '));
    if (again >= 0 || done.has(file)) return;
    way.push(file);
    for (const next of importsOf.get(file) ?? []) walk(next);
    way.pop();
    done.add(file);
  };
  for (const { file } of sources) walk(file);
  return found;
}
