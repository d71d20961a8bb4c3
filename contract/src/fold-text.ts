/** Text as it is compared and searched for: without accents and case, the final sigma a sigma like any other. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ς/g, 'σ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * What `searchText` makes is stored beside rows. Whoever changes what it makes of a text counts this up: at its next
 * start the API makes it anew for every row (api/src/db/fold-again.ts).
 */
export const foldingVersion = 2;

/*
 * Greek and Greeklish meet in a third form beside the folded one, Greek as it sounds in Latin letters, into which Latin
 * text is brought as well.
 */

/** Longer spellings first: `ου` is one sound and not `ο` and `υ`. */
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

/**
 * Greeklish by the shape of the letters rather than their sound: η as h, χ as x, υ as u. `th` may be θ as well as τη, and
 * some write ντ and μπ as they hear them.
 */
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

/** What is kept beside a row, for a trigram index. Before each word is a blank, before the first one as well. */
export function searchText(...texts: readonly string[]): string {
  const folded = foldText(texts.join(' '));
  const sounds = folded.split(' ').map(soundOf).join(' ');
  return sounds === folded ? ` ${folded}` : ` ${folded} ${sounds}`;
}

const wordsAtMost = 8;

/** A letter or two stand in almost every text: they count where a word begins, which an index of trigrams knows as well. */
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

/** The same search where there is no database: the query's words, each in part and in any order. */
export const isFound = (query: string, ...texts: readonly string[]): boolean => {
  const text = searchText(...texts);
  return searchWords(query).every((spellings) => spellings.some((one) => text.includes(one)));
};
