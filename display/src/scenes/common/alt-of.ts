import type { Language } from '@psifida/contract/content/bilingual';
import type { ReleaseMedia } from '@psifida/contract/content/release';

/** What a picture shows, in words; nothing for one that only decorates. Never the name of a file. */
export const altOf = (
  { alt, decorative }: Pick<ReleaseMedia, 'alt' | 'decorative'>,
  language: Language,
): string => (decorative ? '' : alt[language]);
