import { expect, test } from 'vitest';
import { firstWordsIn, laterWordsIn, wordsIn } from './texts.ts';

// Node's types stay out of the app's program.
const { existsSync, readFileSync } = await import('node:fs' as string);
const source = (path: string) => new URL(`../${path}`, import.meta.url).href;

/** Each file that one brings along at once, by its own and its imports' import lines; types bring nothing. */
function broughtAlong(file: string, known = new Map<string, string>()): Map<string, string> {
  if (known.has(file) || !existsSync(new URL(file))) return known;
  const code: string = readFileSync(new URL(file), 'utf8');
  known.set(file, code);
  for (const [, path = ''] of code.matchAll(/^(?:import|export) (?!type )[^;]*?'(\.[^']+\.tsx?)';$/gms))
    broughtAlong(new URL(path, file).href, known);
  return known;
}

test('R-SPEED-03 what stands around every page and the overview say nothing that comes later', () => {
  const files = new Map<string, string>();
  for (const path of ['app/start.tsx', 'pages/systems-overview.tsx']) broughtAlong(source(path), files);
  expect(files.size).toBeGreaterThan(100);
  const { catalogue } = firstWordsIn('el');
  const missing = [...files].flatMap(([file, code]) => {
    const named = [...code.matchAll(/(?:useTranslations\(|namespace: )'(\w+)/g)];
    const fromAll = code.includes('useTranslations()')
      ? [...code.matchAll(/\bt(?:\.\w+)?\(['`](\w+)\./g)]
      : [];
    return [...named, ...fromAll]
      .filter(([, name = '']) => !(name in catalogue))
      .map(([, name]) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test.each(['el', 'en'] as const)(
  'R-SPEED-03 the first words and the later ones are all words: %s',
  (language) => {
    const [first, later, all] = [firstWordsIn(language), laterWordsIn(language), wordsIn(language)];
    expect({ ...first.catalogue, ...later.catalogue }).toEqual(all.catalogue);
    expect({ ...first.apart, ...later.apart }).toEqual(all.apart);
    // They arrive in any order: of a part in both, the one that came last would be all that is left.
    expect(Object.keys(first.catalogue).filter((name) => name in later.catalogue)).toEqual([]);
  },
);
