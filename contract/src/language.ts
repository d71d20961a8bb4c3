/** Greek first: it is the default and the fallback (R-SHELL-07). */
export const languages = ['el', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'el';

export const otherLanguage = (current: Language): Language => (current === 'el' ? 'en' : 'el');

export const toLanguage = (value: unknown): Language =>
  languages.find((candidate) => candidate === value) ?? defaultLanguage;
