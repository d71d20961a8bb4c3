import { anonymised, type Person } from '@psifida/contract/content/presentation';
import { demoAuthor, demoNames } from '@psifida/contract/endpoints/demo';
import { type Locale, useLocale } from 'use-intl';
import { catalogueOf } from './catalogues.ts';

/** People are called what they are called, unless their name was taken away; the demonstration's accounts are words, and follow the language. */
export function personName(locale: Locale, { name }: Pick<Person, 'name'>): string {
  if (name === anonymised.name) return catalogueOf(locale).people.former;
  return [...Object.values(demoNames), demoAuthor].find(({ el }) => el === name)?.[locale] ?? name;
}

export function usePersonName() {
  const locale = useLocale();
  return (person: Pick<Person, 'name'>): string => personName(locale, person);
}
