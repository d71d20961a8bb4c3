import type { Language } from '../bilingual.ts';
import { foldText } from '../fold-text.ts';

/** What makes a text hard to read, in the order in which it is told (docs/accessibility.md). */
export const easyRules = ['long-sentence', 'long-word', 'hard-number', 'abbreviation', 'passive'] as const;
export type EasyRule = (typeof easyRules)[number];
/** `found`: as it stands in the text, each once. */
export type EasyHint = { rule: EasyRule; found: string[] };

export const wordsAtMost = 12;
export const lettersAtMost: Record<Language, number> = { el: 14, en: 12 };

/** Before the full stop of a sentence, or at the end of a line: each point of a list is a sentence. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?;·…])\s+(?=[\p{Lu}\d«"“])|\n+/u)
    .map((one) => one.trim())
    .filter(Boolean);

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu) ?? [];

/** Percentages, fractions, Roman numerals and numbers from 10,000 on. Years, times and prices are known to everybody. */
const hardNumber =
  /\d+(?:[.,]\d+)?\s?%|(?<![\d/])\d+\/\d+(?![\d/])|(?<![\p{L}\d])[IVXLCDM]{2,}(?![\p{L}\d])|(?<![\d.,])\d{1,3}(?:[.,]\d{3})+(?![\d])|(?<![\d.,])\d{5,}(?!\d)/gu;

const abbreviation: Record<Language, RegExp> = {
  el: /(?<![\p{L}])(?:\p{L}{1,3}\.){2,}|(?<![\p{L}])(?:κ\.?λπ|κτλ|δηλ|αρ|τηλ|σελ|αι)\.|(?<![\p{L}])\p{Lu}{3,}(?![\p{L}])/gu,
  en: /(?<![\p{L}])(?:\p{L}\.){2,}|(?<![\p{L}])(?:etc|approx|tel|no|vs)\.|(?<![\p{L}])\p{Lu}{3,}(?![\p{L}])/gu,
};

/** Verbs of active meaning that only have the endings: to come, to become, to be found, to need, to remember. */
const activeInMeaning =
  /^(?:(?:προσ?|παρ|απ|εξ|υπ|δι|αν|επ)?ερχ|γιν|βρισκ|χρειαζ|φαιν|θυμα|θυμ|κοιμ|λυπ|φοβ|εργαζ|συνεργαζ|επισκεπτ|αισθαν|σκεφτ|σκεπτ|καθ|στεκ|ειμ|κειτ|ονειρευ|μοιραζ|χαιρ|αστειευ|δεχ|υποδεχ|εμπιστευ|ευχ|αρνα|αρν|ασχολ|κουραζ|βαρι|βαριεμ|σηκων|πλεν|ντυν|ετοιμαζ|ξεκουραζ)/;
const greekPassive =
  /(?:εται|ονται|οταν|ονταν|ουνται|ειται|ηθηκε|ηθηκαν|θηκε|θηκαν|στηκε|στηκαν|χτηκε|χτηκαν|φτηκε|φτηκαν)$/;
/** Said of a beginning like 'όταν', which is no verb. */
const noVerbs = new Set(['οταν', 'τουτοταν', 'ηταν', 'χθεται']);

const participle =
  /^(?:\p{L}{2,}ed|made|built|written|known|shown|given|taken|held|kept|found|sold|told|seen|done|begun|grown|eaten|chosen|brought|bought|called|born)$/u;
const notPassive = new Set([
  'need',
  'indeed',
  'interested',
  'red',
  'bed',
  'tired',
  'closed',
  'married',
  'born',
]);
const english =
  /\b(?:is|are|was|were|be|been|being)\s+(?:(?:not|also|often|always|usually|still|now)\s+)?(\p{L}+)/giu;

const passivesIn: Record<Language, (text: string) => string[]> = {
  el: (text) =>
    wordsOf(text).filter((word) => {
      const plain = foldText(word);
      return greekPassive.test(plain) && !noVerbs.has(plain) && !activeInMeaning.test(plain);
    }),
  en: (text) =>
    [...text.matchAll(english)].flatMap(([all, verb = '']) =>
      participle.test(verb.toLowerCase()) && !notPassive.has(verb.toLowerCase()) ? [all] : [],
    ),
};

/** What a text in easy language may be hard by. A hint is said while somebody writes, and hinders nothing. */
export function easyHints(text: string, language: Language): EasyHint[] {
  const found: Record<EasyRule, string[]> = {
    'long-sentence': sentencesOf(text).filter((one) => wordsOf(one).length > wordsAtMost),
    'long-word': wordsOf(text).filter((word) => word.length > lettersAtMost[language]),
    'hard-number': text.match(hardNumber) ?? [],
    abbreviation: text.match(abbreviation[language]) ?? [],
    passive: passivesIn[language](text),
  };
  return easyRules.flatMap((rule) =>
    found[rule].length ? [{ rule, found: [...new Set(found[rule].map((one) => one.trim()))] }] : [],
  );
}
