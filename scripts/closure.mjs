// @ts-check
// Prints how many files a save loads in the API and in the web (runtime imports, files of that package alone), and fails
// when there are more than is stated here. `--list` names them.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const saves = [
  { package: 'api', entries: ['api/src/features/presentations/save-presentation.ts'], atMost: 30 },
  { package: 'web', entries: ['web/src/features/presentations/editor/use-editor.ts'], atMost: 32 },
];

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const imports = /^(?:import|export)\s+(?!type\b)([^;]*?)from\s*'([^']+)'|^import\s+'([^']+)'/gms;

/** @param {string} names */
const areOnlyTypes = (names) => {
  const [, inBraces] = /^\s*\{([^}]*)\}\s*$/s.exec(names) ?? [];
  const all = inBraces?.split(',').map((name) => name.trim()) ?? [''];
  return all.some(Boolean) && all.filter(Boolean).every((name) => name.startsWith('type '));
};

/**
 * @param {string} file
 * @param {string} from
 * @param {Set<string>} found
 */
function walk(file, from, found = new Set()) {
  if (found.has(file) || !file.startsWith(`${from}/`) || !/\.tsx?$/.test(file)) return found;
  if (!existsSync(path.join(root, file))) throw new Error(`${file} is not there`);
  found.add(file);
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const [, names = '', named = '', bare = ''] of text.matchAll(imports)) {
    const specifier = named || bare;
    if (specifier.startsWith('.') && !areOnlyTypes(names))
      walk(path.posix.join(path.posix.dirname(file), specifier), from, found);
  }
  return found;
}

for (const { package: name, entries, atMost } of saves) {
  const found = new Set();
  for (const entry of entries) walk(entry, name, found);
  const files = [...found].sort();
  console.log(`${name}: a save loads ${files.length} files, at most ${atMost}`);
  if (process.argv.includes('--list')) console.log(files.map((file) => `  ${file}`).join('\n'));
  if (files.length > atMost) process.exitCode = 1;
}
