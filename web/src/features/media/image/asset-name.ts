import type { Language } from '@psifida/contract/bilingual';
import type { MediaAsset } from '@psifida/contract/content/media';

/** A file has one title; where it is Greek, its English description leads for whoever reads English. */
export const assetName = ({ title, alt }: Pick<MediaAsset, 'title' | 'alt'>, locale: Language): string =>
  locale === 'en' && langOf(title) === 'el' && alt.en ? alt.en : title;

/** Of a text that may be in either language: by its letters. Without Greek ones it may be anything, a file's name too. */
export const langOf = (text: string): 'el' | undefined => (/\p{Script=Greek}/u.test(text) ? 'el' : undefined);
