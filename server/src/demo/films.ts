import type { Bilingual } from '@psifida/contract/bilingual';
import type { PictureName } from './pictures.ts';

export type DemoFilm = { file: string; alt: Bilingual; poster: PictureName };

/** Drawn and recorded by `npm run demo:films`; small enough to be kept with the sources. */
export const films = {
  'harbour-film': {
    file: 'harbour.webm',
    alt: { el: 'Από το πρωί ως το βράδυ στο λιμάνι', en: 'From morning to night at the harbour' },
    poster: 'harbour-morning',
  },
  'islands-film': {
    file: 'islands.webm',
    alt: { el: 'Ένα πανί περνά ανάμεσα στα νησιά', en: 'A sail passes between the islands' },
    poster: 'islands-morning',
  },
  'village-film': {
    file: 'village.webm',
    alt: { el: 'Το πέτρινο χωριό από το δειλινό ως τη νύχτα', en: 'The stone village from dusk to night' },
    poster: 'village-dusk',
  },
  'mosaic-film': {
    file: 'mosaic.webm',
    alt: { el: 'Ένα ψηφιδωτό γεμίζει με ήλιο', en: 'A mosaic fills with sun' },
    poster: 'mosaic-sun',
  },
} as const satisfies Record<string, DemoFilm>;

export type FilmName = keyof typeof films;
