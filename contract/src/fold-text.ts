/** Without accents, case, punctuation and final sigma. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ς/g, 'σ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Raised with what `searchText` makes: the API then folds every row anew (api/src/documents/fold-again.ts). */
export const foldingVersion = 1;

/** Greek and Greeklish meet in a third form: Greek as it sounds in Latin letters. Longer spellings come first. */
const greekSounds: readonly [string, string][] = [
  ['ου', 'u'],
  ['αι', 'e'],
  ['ει', 'i'],
  ['οι', 'i'],
  ['υι', 'i'],
  ['αυ', 'av'],
  ['ευ', 'ev'],
  ['μπ', 'b'],
  ['ντ', 'd'],
  ['γκ', 'g'],
  ['γγ', 'g'],
  ...Array.from('αβγδεζηικλμνοπρστυφχω', (letter, index): [string, string] => [
    letter,
    'avgdeziiklmnoprstifho'[index] ?? '',
  ]),
  ['θ', 'th'],
  ['ξ', 'x'],
  ['ψ', 'ps'],
];

/** The many ways in which people write those sounds with Latin letters. */
const latinSounds: readonly [string, string][] = [
  ['ou', 'u'],
  ['oy', 'u'],
  ['ay', 'av'],
  ['ey', 'ev'],
  ['ei', 'i'],
  ['oi', 'i'],
  ['ai', 'e'],
  ['au', 'av'],
  ['af', 'av'],
  ['eu', 'ev'],
  ['ef', 'ev'],
  ['mp', 'b'],
  ['nt', 'd'],
  ['gk', 'g'],
  ['gg', 'g'],
  ['ng', 'g'],
  ['ch', 'h'],
  ['kh', 'h'],
  ['ph', 'f'],
  ['ks', 'x'],
  ['8', 'th'],
  ['3', 'x'],
  ['9', 'th'],
  ['4', 'ps'],
  ['y', 'i'],
  ['w', 'o'],
  ['c', 'k'],
];

/** Greeklish by shape, not sound: η as h, χ as x, υ as u. `th` may be θ or τη; some write ντ and μπ as heard. */
const latinShapes: readonly [string, string][] = [
  ['nd', 'd'],
  ['mb', 'b'],
  ['h', 'i'],
  ['x', 'h'],
  ...latinSounds,
  ['u', 'i'],
];

const replacer = (pairs: readonly [string, string][]) => {
  const table = new Map(pairs);
  const pattern = new RegExp(pairs.map(([from]) => from).join('|'), 'g');
  return (text: string) => text.replace(pattern, (found) => table.get(found) ?? found);
};

const soundGreek = replacer(greekSounds);
const soundLatin = replacer(latinSounds);
const shapeLatin = replacer(latinShapes);
const shapeLatinWithTheta = replacer([['th', 'th'], ...latinShapes]);

/** b and v are one letter in Greek; a doubled letter sounds like a single one. */
const settle = (text: string): string => text.replace(/b/g, 'v').replace(/([a-z])\1+/g, '$1');

const hasGreek = (word: string): boolean => /\p{Script=Greek}/u.test(word);

const soundOf = (word: string): string => settle(hasGreek(word) ? soundGreek(word) : soundLatin(word));

/** A word is looked for while it is typed: its last letter may be the first of two that are one sound. */
const begunSounds = (word: string): string[] => {
  const [stem, last] = [word.slice(0, -1), word.slice(-1)];
  if (!stem) return [];
  return latinSounds
    .filter(([from]) => from.length === 2 && from.startsWith(last))
    .map(([, to]) => settle(soundLatin(stem) + to));
};

/** Folded, and each word as it sounds in Latin letters: καλημέρα and kalimera are the same. */
export const soundText = (text: string): string => foldText(text).split(' ').map(soundOf).join(' ');

/** For a trigram index; a blank before each word, also before the first. */
export function searchText(...texts: readonly string[]): string {
  const folded = foldText(texts.join(' '));
  const sounds = folded.split(' ').map(soundOf).join(' ');
  return sounds === folded ? ` ${folded}` : ` ${folded} ${sounds}`;
}

const wordsAtMost = 8;

/** One or two letters are matched at the beginning of a word, which a trigram index can do. */
const inPlace = (spelling: string): string => (spelling.length < 3 ? ` ${spelling}` : spelling);

/** For each word of a query, the spellings of which one has to occur; what was typed comes first. */
export const searchWords = (query: string): string[][] =>
  foldText(query)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, wordsAtMost)
    .map((word) => {
      const latin = hasGreek(word)
        ? []
        : [settle(shapeLatin(word)), settle(shapeLatinWithTheta(word)), ...begunSounds(word)];
      const all = [...new Set([word, soundOf(word), ...latin])].map(inPlace);
      // Where one occurs, so does any part of it.
      return all.filter((one) => !all.some((other) => other !== one && one.includes(other)));
    });

/** The same search without a database. */
export const isFound = (query: string, ...texts: readonly string[]): boolean => {
  const text = searchText(...texts);
  return searchWords(query).every((spellings) => spellings.some((one) => text.includes(one)));
};
