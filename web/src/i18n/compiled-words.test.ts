import compile from 'icu-minify/compile';
import formatParsed from 'use-intl/format-message';
import formatCompiled from 'use-intl/format-message/format-only';
import { expect, test } from 'vitest';
import { wordsIn } from './texts.ts';

type Tree = { readonly [key: string]: string | Tree };
type Formatting = Parameters<typeof formatParsed>[3];

const flat = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : flat(value)));

/** Every name that a text may ask for, a number or a word; what stands in tags is said as it is. */
const valuesFor = (text: string, value: string | number) => ({
  ...Object.fromEntries([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => [name, value])),
  ...Object.fromEntries([...text.matchAll(/<(\w+)>/g)].map(([, name]) => [name, String])),
});

test.each(['el', 'en'] as const)(
  'R-SPEED-01 what a build has taken apart says the same as what is written: %s',
  (locale) => {
    const { cache, formatters } = formatting();
    const options = { cache, formatters, locale, timeZone: 'Europe/Athens' } as unknown as Formatting;
    const said = (format: typeof formatParsed, message: never, text: string) =>
      [0, 1, 2, 1234, 'recipe', 'editor'].map((value) => {
        try {
          return format('text', message, valuesFor(text, value) as never, options);
        } catch {
          return 'refused';
        }
      });
    const { catalogue, apart } = wordsIn(locale);
    const others = [...flat(catalogue as Tree), ...flat(apart as Tree)].filter(
      (text) =>
        JSON.stringify(said(formatParsed, text as never, text)) !==
        JSON.stringify(said(formatCompiled as typeof formatParsed, compile(text) as never, text)),
    );
    expect(others).toEqual([]);
  },
);

function formatting() {
  const memo =
    <Args extends unknown[], Made>(make: (...args: Args) => Made) =>
    (...args: Args) =>
      make(...args);
  return {
    cache: { message: {}, dateTime: {}, number: {}, pluralRules: {} },
    formatters: {
      getNumberFormat: memo(
        (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
      ),
      getPluralRules: memo(
        (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
      ),
      getDateTimeFormat: memo(
        (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
      ),
    },
  };
}
