import { foldText } from '@psifida/contract/fold-text';

/*
 * Text as search compares it. Greek and Greeklish meet in a third form beside the folded one, Greek as it sounds in
 * Latin letters, into which Latin text is brought as well.
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

/** Greeklish by the shape of the letters rather than their sound: η as h, χ as x, ν as v, ρ as p. */
const latinShapes: readonly [string, string][] = [['h', 'i'], ['x', 'h'], ...latinSounds];

const replacer = (pairs: readonly [string, string][]) => {
  const table = new Map(pairs);
  const pattern = new RegExp(pairs.map(([from]) => from).join('|'), 'g');
  return (text: string) => text.replace(pattern, (found) => table.get(found) ?? found);
};

const soundGreek = replacer(greekSounds);
const soundLatin = replacer(latinSounds);
const shapeLatin = replacer(latinShapes);

/** b and v are one letter in Greek; a doubled letter sounds like a single one. */
const settle = (text: string): string => text.replace(/b/g, 'v').replace(/([a-z])\1+/g, '$1');

const hasGreek = (word: string): boolean => /\p{Script=Greek}/u.test(word);

const soundOf = (word: string): string => settle(hasGreek(word) ? soundGreek(word) : soundLatin(word));

/** What is kept beside a row, for a trigram index. */
export function searchText(...texts: string[]): string {
  const folded = foldText(texts.join(' '));
  const sounds = folded.split(' ').map(soundOf).join(' ');
  return sounds === folded ? folded : `${folded} ${sounds}`;
}

/** For each word of a query, the spellings of which one has to occur. */
export const searchWords = (query: string): string[][] =>
  foldText(query)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 8)
    .map((word) => [
      ...new Set([word, soundOf(word), ...(hasGreek(word) ? [] : [settle(shapeLatin(word))])]),
    ]);
