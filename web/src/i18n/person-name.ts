import type { Person } from '@psifida/contract/content/presentation';
import { demoNames } from '@psifida/contract/endpoints/demo';
import { type Locale, useLocale } from 'use-intl';

/** People are called what they are called; the demonstration's accounts are words, and follow the language. */
export function personName(locale: Locale, { name }: Pick<Person, 'name'>): string {
  return Object.values(demoNames).find(({ el }) => el === name)?.[locale] ?? name;
}

export function usePersonName() {
  const locale = useLocale();
  return (person: Pick<Person, 'name'>): string => personName(locale, person);
}
