import { createTranslator, type Locale } from 'use-intl';
import { catalogueOf } from './catalogues.ts';
import type { Catalogue } from './texts.ts';

/**
 * What is made of the words of a language, once for those that are there. Forms of plurals, numbers and lists cost a
 * millisecond each to make and nothing to use, and every card of a list and every letter of a form asks for some.
 */
export function madeOnce<Made>(
  make: (locale: Locale, messages: Catalogue) => Made,
): (locale: Locale) => Made {
  const known = new WeakMap<Catalogue, Made>();
  return (locale) => {
    const messages = catalogueOf(locale);
    const made = known.get(messages) ?? make(locale, messages);
    known.set(messages, made);
    return made;
  };
}

export const translatorOf = madeOnce((locale, messages) => createTranslator({ locale, messages }));

type Formatter<Options, Format> = new (locale: string, options: Options) => Format;

const formatsOf = <Options, Format>(Made: Formatter<Options, Format>) => {
  const known = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = known.get(key) ?? new Made(locale, options);
    known.set(key, format);
    return format;
  };
};

export const listFormat = formatsOf<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat);
export const dateFormat = formatsOf<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);
