import { type Language, languages } from '@psifida/contract/language';
import { useEffect, useSyncExternalStore } from 'react';
import { languageOf } from '../lib/language.ts';
import { guess } from '../lib/reload-guard.ts';
import type { Catalogue } from './texts.ts';
import { type WordFiles, type Words, wordFiles } from './word-files.ts';

const { first, later, ofSignInPage } = wordFiles;

let held: Partial<Record<Language, Words>> = {};
/** Of which nothing is left to send for. */
const whole = new Set<Language>();
const listeners = new Set<() => void>();

async function fetchWords(language: Language, parts: readonly WordFiles[]): Promise<void> {
  const loaded = await Promise.all(parts.map((part) => part[language]()));
  const known = held[language];
  const all = [...(known ? [known] : []), ...loaded.map(({ words }) => words)];
  held = {
    ...held,
    [language]: {
      catalogue: Object.assign({}, ...all.map(({ catalogue }) => catalogue)),
      apart: Object.assign({}, ...all.map(({ apart }) => apart)),
    },
  };
}

const tell = () => {
  for (const listener of listeners) listener();
};

const fetchWhole = async (language: Language): Promise<void> => {
  if (whole.has(language)) return;
  await fetchWords(language, held[language] ? [later] : [first, later]);
  whole.add(language);
};

/** R-SPEED-01: a page comes with the words of its own language. Nothing is waited for where they are there already. */
export const loadLanguage = (language: Language): Promise<void> | undefined =>
  whole.has(language) ? undefined : fetchWhole(language).then(tell);

/** R-SPEED-03: what stands around every page and what the overview says; `loadLanguage` brings the rest. */
export const loadFirstWords = (language: Language): Promise<void> | undefined =>
  held[language] ? undefined : fetchWords(language, [first]).then(tell);

export const loadSignInWords = async (language: Language): Promise<void> => {
  if (!whole.has(language)) await fetchWords(language, [ofSignInPage]);
  whole.add(language);
  tell();
};

/** All words of the language that the address asks for: what every page but the overview waits for. */
export const loadPageWords = (): Promise<void> | undefined => loadLanguage(languageOf(window.location.href));

/** Told at once: were one of them there before the other, a page would change its language for that moment. */
export const loadLanguages = async (): Promise<void> => {
  await Promise.all(languages.map(fetchWhole));
  tell();
};

const heldLanguages = (): readonly Language[] => languages.filter((language) => held[language]);

function wordsOf(language: Language): Words {
  const words = held[language];
  if (!words) throw new Error(`The words of ${language} are not loaded`);
  return words;
}

export const catalogueOf = (language: Language): Catalogue => wordsOf(language).catalogue;
export const textsApart = (language: Language): Words['apart'] => wordsOf(language).apart;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * The language that a page speaks, and its words: the one asked for as soon as they are there, until then the one that it
 * spoke. Of the one that it begins with the first words are enough.
 */
export function useSpoken(language: Language): { language: Language; catalogue: Catalogue } {
  const spoken = () =>
    whole.has(language)
      ? language
      : (languages.find((one) => whole.has(one)) ?? heldLanguages()[0] ?? language);
  const words = () => catalogueOf(spoken());
  useEffect(() => {
    // Where they are gone with an older build, the reload guard begins anew with those of the newer one.
    loadLanguage(language)?.catch(() => {});
  }, [language]);
  return {
    language: useSyncExternalStore(subscribe, spoken, spoken),
    catalogue: useSyncExternalStore(subscribe, words, words),
  };
}

export function useBothLanguages(): boolean {
  const areHeld = () => whole.size === languages.length;
  const both = useSyncExternalStore(subscribe, areHeld, areHeld);
  useEffect(() => {
    if (!both) void guess(loadLanguages);
  }, [both]);
  return both;
}

/** Dates as they are written in Europe: plain `en` would put the month first. */
export const regions: Record<Language, string> = { el: 'el-GR', en: 'en-GB' };

/** Where the town is: every time people read is told by its clock. */
export const timeZone = 'Europe/Athens';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Catalogue;
  }
}
