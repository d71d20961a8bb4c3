import type { Language } from '@psifida/contract/bilingual';
import * as parts from './parts.ts';
import * as problems from './texts/problems.ts';

/** The types of use-intl take one catalogue's words for all; that the English ones have the same keys is checked where they are written. */
export type Catalogue = { [Part in keyof typeof parts]: (typeof parts)[Part]['el'] };

/** Their keys are codes with dots, which a catalogue would read as nesting: see problem-text.ts. */
type Apart = { [Part in keyof typeof problems]: Record<keyof (typeof problems)[Part]['el'], string> };

const inLanguage = (texts: Record<string, Record<Language, unknown>>, language: Language) =>
  Object.fromEntries(Object.entries(texts).map(([name, one]) => [name, one[language]]));

export const wordsIn = (language: Language) => ({
  catalogue: inLanguage(parts, language) as Catalogue,
  apart: inLanguage(problems, language) as Apart,
});

/** What stands around every page and what the overview says. `first-words.test.ts` knows what that is. */
const first: ReadonlySet<string> = new Set<keyof Catalogue>([
  'approvals',
  'demo',
  'displays',
  'failure',
  'find',
  'firstDay',
  'firstDisplay',
  'help',
  'hints',
  'kinds',
  'acknowledged',
  'notAllowed',
  'notFound',
  'overview',
  'runningEmergencies',
  'session',
  'shell',
  'shortcuts',
  'states',
  'success',
  'titles',
  'unsaved',
  'when',
]);

const partsOf = (catalogue: Catalogue, isMeant: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(catalogue).filter(([name]) => isMeant(name))) as Catalogue;

/**
 * R-SPEED-03: what a page cannot do without, and the rest of the same language. A build works both out beforehand
 * (vite.config.ts), so that nobody loads the other language. To the compiler each is all, since one type of catalogue serves
 * every page.
 */
export function firstWordsIn(language: Language): ReturnType<typeof wordsIn> {
  const { catalogue, apart } = wordsIn(language);
  return { catalogue: partsOf(catalogue, (name) => first.has(name)), apart };
}

export const laterWordsIn = (language: Language): ReturnType<typeof wordsIn> => ({
  catalogue: partsOf(wordsIn(language).catalogue, (name) => !first.has(name)),
  apart: {} as Apart,
});

const only = <Texts extends Record<string, string>>(texts: Texts, isMeant: RegExp): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([code]) => isMeant.test(code))) as Texts;

/** What the sign-in page says, and of refusals those of signing in and those that anything may meet. */
export function signInWordsIn(language: Language): ReturnType<typeof wordsIn> {
  const { catalogue, apart } = wordsIn(language);
  const { login, shell, failure, titles } = catalogue;
  const { accessibility, privacy } = titles;
  const said = { login, shell, failure, titles: { login: titles.login, accessibility, privacy } };
  const refusals = {
    problemTexts: only(apart.problemTexts, /^(sign-in|input)\.|^[^.]+$/),
    faultTexts: only(apart.faultTexts, /^(field|password|code)\./),
    newsRefusalTexts: {} as Apart['newsRefusalTexts'],
  };
  return { catalogue: said as Catalogue, apart: refusals };
}
