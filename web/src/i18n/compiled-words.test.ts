import compile from 'icu-minify/compile';
import formatParsed from 'use-intl/format-message';
import formatCompiled from 'use-intl/format-message/format-only';
import { expect, test } from 'vitest';
import { flatTexts } from './testing/flat-texts.ts';
import { wordsIn } from './texts.ts';

type Formatting = Parameters<typeof formatParsed>[3];

/** Every name that a text may ask for, a number or a word; what stands in tags is said as it is. */
const valuesFor = (text: string, value: string | number) => ({
  ...Object.fromEntries([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => [name, value])),
  ...Object.fromEntries([...text.matchAll(/<(\w+)>/g)].map(([, name]) => [name, String])),
});

const formatting = () => ({
  cache: { message: {}, dateTime: {}, number: {}, pluralRules: {} },
  formatters: {
    getNumberFormat: (locale: string, how?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, how),
    getPluralRules: (locale: string, how?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, how),
    getDateTimeFormat: (locale: string, how?: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, how),
  },
});

test.each(['el', 'en'] as const)(
  'R-SPEED-01 what a build has taken apart says the same as what is written: %s',
  (locale) => {
    const options = { ...formatting(), locale, timeZone: 'Europe/Athens' } as unknown as Formatting;
    const said = (format: typeof formatParsed, message: never, text: string) =>
      [0, 1, 2, 1234, 'recipe', 'editor'].map((value) => {
        try {
          return format('text', message, valuesFor(text, value) as never, options);
        } catch {
          return 'refused';
        }
      });
    const others = flatTexts(wordsIn(locale)).filter(
      ([, text]) =>
        JSON.stringify(said(formatParsed, text as never, text)) !==
        JSON.stringify(said(formatCompiled as typeof formatParsed, compile(text) as never, text)),
    );
    expect(others).toEqual([]);
  },
);
