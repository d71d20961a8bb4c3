import type { Language } from '@psifida/contract/content/bilingual';

/** What a language is called by those who read it: the button of whoever reads the other one. */
export const languageNames: Record<Language, string> = { el: 'Ελληνικά', en: 'English' };
