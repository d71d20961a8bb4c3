import type { Language } from '@psifida/contract/content/bilingual';
import { el } from './el.ts';
import { en } from './en.ts';
import { mediaTexts } from './media-texts.ts';

/** The types of use-intl take one catalogue's words for all; that `en` has the same keys is checked where it is written. */
type Catalogue = typeof el & { media: typeof mediaTexts.el };

export const catalogues: Record<Language, Catalogue> = {
  el: { ...el, media: mediaTexts.el },
  en: { ...en, media: mediaTexts.en } as unknown as Catalogue,
};

/** Dates as they are written in Europe: plain `en` would put the month first. */
export const regions: Record<Language, string> = { el: 'el-GR', en: 'en-GB' };

/** Where the town is: every time people read is told by its clock. */
export const timeZone = 'Europe/Athens';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Catalogue;
  }
}
