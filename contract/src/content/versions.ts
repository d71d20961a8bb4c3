import { type Bilingual, type Language, optionalBilingual } from '../bilingual.ts';
import { optionalText, unseen, whole } from './fields.ts';
import { uuid } from './uuid.ts';

/** The same once more, for whom a text is too hard: in easy language, and as a video in Greek Sign Language. */
export const versions = {
  easy: optionalBilingual({ max: 2_000, lines: true }).optional(),
  sign: uuid.optional(),
};
export type Versions = { easy?: Bilingual | undefined; sign?: string | undefined };

/** Behind a button each, and absent where nobody made them. */
export const versionFields = {
  easy: unseen({ ...optionalText, leftOut: true }),
  sign: unseen({ ...whole, leftOut: true }),
};

export const signsOf = ({ sign }: Versions): string[] => (sign ? [sign] : []);

/** An easy text in a language that its reader did not choose would help nobody. */
export const easyIn = ({ easy }: Versions, language: Language): string | null =>
  easy?.[language].trim() ? easy[language] : null;

/** A text that says nothing in either language is not there. */
export const withEasy = (easy: Bilingual): Bilingual | undefined => (easy.el || easy.en ? easy : undefined);
