import { type Language, toLanguage } from '@psifida/contract/content/bilingual';

/** R-SHELL-07: the interface language of an address such as `/system1a/home?lang=en`. */
export const languageOf = (address: string): Language =>
  toLanguage(new URL(address, 'http://address').searchParams.get('lang'));

/** The same address in the given language; everything else of it stays. */
export function withLanguage(address: string, language: Language): string {
  const url = new URL(address, 'http://address');
  url.searchParams.set('lang', language);
  return url.origin === 'http://address' ? `${url.pathname}${url.search}${url.hash}` : url.href;
}
