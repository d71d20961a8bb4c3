import { type Language, toLanguage } from '@psifida/contract/language';

/** R-SHELL-07: the interface language of an address such as `/system1a/home?lang=en`. */
export const languageOf = (address: string): Language =>
  toLanguage(new URL(address, 'http://address').searchParams.get('lang'));
