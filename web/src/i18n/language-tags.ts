import type { Language } from '@psifida/contract/bilingual';

/** A language in two letters, written in itself. */
export const languageTags: Record<Language, string> = { el: 'ΕΛ', en: 'EN' };
