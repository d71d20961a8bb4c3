import { z } from 'zod';
import { type Language, languages, otherLanguage } from '../bilingual.ts';
import { uuid } from './uuid.ts';

/** What is heard of something on a button: a sound of the library for each language, or none. */
export const sounds = z.strictObject({ el: uuid.nullable(), en: uuid.nullable() });
export type Sounds = z.infer<typeof sounds>;

export const noSounds: Sounds = { el: null, en: null };

/** The sounds that something names, whatever it is. */
export const soundsOf = (one: { sound?: Sounds | undefined }): string[] =>
  languages.flatMap((language) => one.sound?.[language] ?? []);

/** With the sound of one language put in or taken away; what names none says nothing. */
export function withSound(
  before: Sounds | undefined,
  language: Language,
  id: string | null,
): Sounds | undefined {
  const next = { ...noSounds, ...before, [language]: id };
  return next.el || next.en ? next : undefined;
}

/**
 * The sound that is heard in a language, and the one that it is in. One that is missing is stood in for by the other,
 * as a text is: a visitor would rather hear a foreign voice than none.
 */
export function heardIn<Heard>(
  given: Sounds | undefined,
  { language, find }: { language: Language; find: (id: string) => Heard | undefined },
): { sound: Heard; language: Language } | null {
  for (const each of [language, otherLanguage(language)]) {
    const id = given?.[each];
    const sound = id ? find(id) : undefined;
    if (sound) return { sound, language: each };
  }
  return null;
}
