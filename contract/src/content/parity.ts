import { type Bilingual, type Language, languages, otherLanguage } from '../bilingual.ts';
import { foldText } from '../fold-text.ts';
import { bilingualTexts, type Fields, isSame, rowLists, rowsIn, valuesOf } from './fields.ts';

/** What can be doubtful about a text, in the order in which it is told. */
export const doubtCodes = [
  'older',
  'older-than-text',
  'mixed-letters',
  'greek-in-english',
  'no-greek',
  'numbers-differ',
  'far-shorter',
] as const;
export type DoubtCode = (typeof doubtCodes)[number];

/** Raised with what is doubted: the API then judges everything anew (api/src/features/languages/judge-again.ts). */
export const parityVersion = 2;

/** One language was changed after the other: which one was not, and what the other said while both were in step. */
export type Lag = { older: Language; was: string };

/** Where the two languages of a text may not say the same, or one of them is written in the wrong letters. */
export type ParityDoubt =
  | { code: 'older'; language: Language; was: string }
  /** A text in easy language, or a video in signs, was made before what it says was changed. */
  | { code: 'older-than-text' }
  /** Letters of both scripts in one word: a Latin A in a Greek word looks right, is not found and is read aloud wrongly. */
  | { code: 'mixed-letters'; words: string[] }
  | { code: 'greek-in-english'; words: string[] }
  | { code: 'no-greek' }
  /** Numbers, times and dates that only one of them has. */
  | { code: 'numbers-differ'; onlyGreek: string[]; onlyEnglish: string[] }
  | { code: 'far-shorter'; language: Language };

const words = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];
const hasGreek = (text: string): boolean => /\p{Script=Greek}/u.test(text);
const hasLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);

/** What is doubtful about a text that is there in both languages. A doubt is told, and hinders nothing. */
export function parityDoubts({ el, en }: Bilingual, lag: Lag | null = null, isStale = false): ParityDoubt[] {
  const stale = isStale ? [{ code: 'older-than-text' as const }] : [];
  if (!el.trim() || !en.trim()) return stale;
  const mixed = [...words(el), ...words(en)].filter((word) => hasGreek(word) && hasLatin(word));
  const foreign = words(en).filter((word) => hasGreek(word) && !hasLatin(word));
  const numbers = differentNumbers(el, en);
  const shorter = farShorter(el, en);
  return [
    ...(lag ? [{ code: 'older' as const, language: lag.older, was: lag.was }] : []),
    ...stale,
    ...(mixed.length ? [{ code: 'mixed-letters' as const, words: unique(mixed) }] : []),
    ...(foreign.length ? [{ code: 'greek-in-english' as const, words: unique(foreign) }] : []),
    ...(isLatinAlone(el) ? [{ code: 'no-greek' as const }] : []),
    ...(numbers ? [numbers] : []),
    ...(shorter ? [{ code: 'far-shorter' as const, language: shorter }] : []),
  ];
}

const unique = (all: readonly string[]): string[] => [...new Set(all)];

/** A name or two may well be the same in both; a sentence is not. */
const isLatinAlone = (el: string): boolean => !hasGreek(el) && words(el).filter(hasLatin).length >= 4;

/** Short texts differ by nature; a long one has not become a third of itself by being translated. */
const comparedFrom = 90;
const farShorterShare = 0.35;

function farShorter(el: string, en: string): Language | null {
  const [greek, english] = [el.trim().length, en.trim().length];
  if (Math.max(greek, english) < comparedFrom) return null;
  if (greek < english * farShorterShare) return 'el';
  return english < greek * farShorterShare ? 'en' : null;
}

/** By how their names begin, in every case: Αυγούστου, August, Aug. */
const months = [
  ['ιανουαρ', 'jan'],
  ['φεβρουαρ', 'feb'],
  ['μαρτ', 'mar'],
  ['απριλ', 'apr'],
  ['μαι', 'may'],
  ['ιουν', 'jun'],
  ['ιουλ', 'jul'],
  ['αυγουστ', 'aug'],
  ['σεπτεμβρ', 'sep'],
  ['οκτωβρ', 'oct'],
  ['νοεμβρ', 'nov'],
  ['δεκεμβρ', 'dec'],
] as const;
const englishMonth =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/;

const monthOf = (word: string): number => {
  if (englishMonth.test(word)) return months.findIndex(([, begin]) => word.startsWith(begin)) + 1;
  return months.findIndex(([begin]) => word.startsWith(begin) && word.length <= begin.length + 4) + 1;
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Times by 24 hours, whatever way they are written: 8 pm, 8 μ.μ., 20.00, 20:00. */
const time =
  /(?<![\d.,:/])(\d{1,2})(?:[:.](\d{2}))?\s*([ap]\.?m\b\.?|[πμ]\.?\s?μ\.?(?![\p{L}]))|(?<![\d.,:/])(\d{1,2})[:.](\d{2})(?![\d.,:/]*\d)/gu;

/** A year without its century: ’60, '60. */
const shortYear = /(?<![\d\p{L}])['’‘΄´]\d{2}(?!\d)/gu;

/** Each number of a text in one way of writing it: times as 20:00, the parts of dates, months by their number. */
function numbersIn(text: string): string[] {
  const found: string[] = [];
  const rest = plain(text).replace(time, (_, hour12, minutes12, half, hour24, minutes24) => {
    const late = half !== undefined && /^(p|μ)/.test(half);
    const hour = Number(hour12 ?? hour24) % (half === undefined ? 24 : 12);
    found.push(`${late ? hour + 12 : hour}:${minutes12 ?? minutes24 ?? '00'}`);
    return ' ';
  });
  // A day that has its month in words is a date, as one that has it in numbers.
  const dated = rest.replace(
    /(\d{1,2})(?:st|nd|rd|th|η|ης)?\s+(?:of\s+)?(\p{L}+)|(?<!\p{L})(\p{L}+)\s+(\d{1,2})(?!\d)/gu,
    (all, d1, m1, m2, d2) => {
      const month = monthOf(m1 ?? m2);
      if (!month) return all;
      found.push(String(Number(d1 ?? d2)), String(month));
      return ' ';
    },
  );
  const counted = dated.replace(shortYear, (year) => {
    found.push(`’${year.slice(1)}`);
    return ' ';
  });
  const numbers = counted.replace(/(\d)[.,](?=\d{3}(?!\d))/g, '$1').match(/\d+(?:[.,]\d+)?/g) ?? [];
  return [...found, ...numbers.map((one) => String(Number(one.replace(',', '.'))))];
}

/** ’60 is 1960, or 60. */
const isShortFor = (short: string, whole: string): boolean =>
  short.startsWith('’') && /^(\d\d)?\d\d$/.test(whole) && whole.endsWith(short.slice(1));
const without = (numbers: string[], others: string[]): string[] =>
  unique(
    numbers.filter(
      (one) => !others.some((other) => one === other || isShortFor(one, other) || isShortFor(other, one)),
    ),
  );

function differentNumbers(el: string, en: string): ParityDoubt | null {
  const [greek, english] = [numbersIn(el), numbersIn(en)];
  const onlyGreek = without(greek, english);
  const onlyEnglish = without(english, greek);
  return onlyGreek.length || onlyEnglish.length ? { code: 'numbers-differ', onlyGreek, onlyEnglish } : null;
}

type Step = {
  before: Bilingual;
  after: Bilingual;
  /** As it was known of what was before; somebody may have said that both were right as they were. */
  lag: Lag | null;
  wasRight?: boolean;
};

/** Both changed, or both as they were, are in step; a language that was empty lags behind nothing. */
export function lagAfter({ before, after, lag, wasRight = false }: Step): Lag | null {
  if (isSame(before, after)) return lag;
  if ([before, after].some((text) => languages.some((one) => !text[one].trim()))) return null;
  const inStep = lag && !wasRight ? { ...before, [otherLanguage(lag.older)]: lag.was } : before;
  const changed = languages.filter((one) => !saysTheSame(inStep[one], after[one]));
  const [newer] = changed;
  return newer && changed.length === 1 ? { older: otherLanguage(newer), was: inStep[newer] } : null;
}

/** An accent, a comma or a letter of the right script in the place of its look-alike is nothing to translate. */
const saysTheSame = (one: string, other: string): boolean =>
  one === other || inOneScript(one) === inOneScript(other);
const lookAlikes = new Map(
  Array.from('abezhikmnoptyx', (latin, at) => [latin, 'αβεζηικμνορτυχ'[at] ?? latin]),
);
const inOneScript = (text: string): string =>
  foldText(text).replace(/[a-z]/g, (letter) => lookAlikes.get(letter) ?? letter);

/** Where a text stands in its document: `title`, or `entries/<id of the row>/title`. */
export type TextPlace = string;
export const placeOf = (list: string, row: string, field: string): TextPlace => `${list}/${row}/${field}`;
/** And back. */
export const partsOfPlace = (
  place: TextPlace,
): { list: string | null; row: string | null; field: string } => {
  const [list = '', row, field] = place.split('/');
  return row && field ? { list, row, field } : { list: null, row: null, field: list };
};

/** Every text of a document that people wrote in both languages, by its place. What it says nothing of is left out. */
export const textsByPlace = (fields: Fields, content: object): Map<TextPlace, Bilingual> =>
  new Map(
    bilingualTexts(fields, content).flatMap(({ row, field, path, text, written }) =>
      written && text ? [[row ? placeOf(String(path[0]), row, field) : field, text]] : [],
    ),
  );

/** What was made of a text: in easy language, or in signs. Those are one for both languages, and follow the Greek. */
const versionNames = ['easy', 'sign'] as const;
export type Version = { name: (typeof versionNames)[number]; made: unknown; of: Bilingual };

/** Every version in a document by its place, with the words that it was made of: all that stand beside it. */
export function versionsByPlace(fields: Fields, content: object): Map<TextPlace, Version> {
  const found = new Map<TextPlace, Version>();
  const look = (table: Fields, one: object, toPlace: (field: string) => TextPlace) => {
    const there = versionNames.filter((name) => name in table && valuesOf(one)[name]);
    if (!there.length) return;
    const texts = bilingualTexts(table, one).filter(
      ({ path, written }) => written && path[0] !== 'easy' && path[0] !== 'credit',
    );
    const said = (language: Language) => texts.map(({ text }) => text[language].trim()).join('\n');
    const of = { el: said('el'), en: said('en') };
    for (const name of there) found.set(toPlace(name), { name, made: valuesOf(one)[name], of });
  };
  look(fields, content, (field) => field);
  for (const [list, rows] of rowLists(fields))
    for (const row of rowsIn(content, list))
      look(rows.fieldsOf(rows.kindOf(row)), row, (field) => placeOf(list, row.id, field));
  return found;
}

/** Whether what it says has been changed, and it has not: in the languages in which it is there. */
export function hasChangedUnder({ name, made, of }: Version, before: Version | undefined): boolean {
  if (!before || !isSame(made, before.made)) return false;
  const follows = (language: Language) =>
    name === 'sign' ? language === 'el' : (made as Bilingual)[language].trim() !== '';
  return languages.some((language) => follows(language) && !saysTheSame(before.of[language], of[language]));
}
