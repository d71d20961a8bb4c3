import type { Language } from '@psifida/contract/bilingual';
import createHyphenator from 'hyphen/hyphen.js';
import greek from 'hyphen/patterns/el-monoton.js';

/** Where a line may end within a word, and a hyphen is seen if it does. */
const soft = '\u00ad';
/** Shorter words find their place whole. */
const long = 11;
/** No line begins or ends with fewer letters of a word than these. */
const together = 3;

const hyphenate = createHyphenator(greek, { hyphenChar: soft, minWordLength: long });
const tooEarly = new RegExp(`(?<!\\p{L}|${soft})((?:\\p{L}${soft}?){1,${together - 1}})${soft}`, 'gu');
const tooLate = new RegExp(`${soft}((?:\\p{L}${soft}?){1,${together - 1}})(?!\\p{L}|${soft})`, 'gu');
const known = new Map<string, string>();

/**
 * Greek words with marks where a long one may be broken: a kiosk's browser has no Greek dictionary of its own, and would
 * break them anywhere, even before the last letter. English ones are seldom so long.
 */
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
