import type { Language } from '@psifida/contract/bilingual';
import createHyphenator from 'hyphen/hyphen.js';
import greek from 'hyphen/patterns/el-monoton.js';

const soft = '\u00ad';
/** Shorter words are not broken. */
const long = 11;
/** The fewest letters of a word on a line. */
const together = 3;

const hyphenate = createHyphenator(greek, { hyphenChar: soft, minWordLength: long });
const tooEarly = new RegExp(`(?<!\\p{L}|${soft})((?:\\p{L}${soft}?){1,${together - 1}})${soft}`, 'gu');
const tooLate = new RegExp(`${soft}((?:\\p{L}${soft}?){1,${together - 1}})(?!\\p{L}|${soft})`, 'gu');
const known = new Map<string, string>();

/** A kiosk's browser has no Greek dictionary and would break long words anywhere. */
export function withHyphens(words: string, language: Language): string {
  if (language !== 'el') return words;
  const before = known.get(words);
  if (before !== undefined) return before;
  const bare = (_: string, letters: string) => letters.replaceAll(soft, '');
  const marked = hyphenate(words).replace(tooEarly, bare).replace(tooLate, bare);
  if (known.size > 500) known.clear();
  known.set(words, marked);
  return marked;
}
