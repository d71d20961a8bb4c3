import { z } from 'zod';
import { type Language, languages, otherLanguage } from '../bilingual.ts';
import { uuid } from './uuid.ts';

/** What is heard of something on a button: an audio file of the library for each language, or none. */
export const audios = z.strictObject({ el: uuid.nullable(), en: uuid.nullable() });
export type Audios = z.infer<typeof audios>;

export const noAudios: Audios = { el: null, en: null };

export const audiosOf = (one: { audio?: Audios | undefined }): string[] =>
  languages.flatMap((language) => one.audio?.[language] ?? []);

/** With the audio of one language put in or taken away; what names none says nothing. */
export function withAudio(
  before: Audios | undefined,
  language: Language,
  id: string | null,
): Audios | undefined {
  const next = { ...noAudios, ...before, [language]: id };
  return next.el || next.en ? next : undefined;
}

/** The audio for a language; where it is missing the other one's: better a foreign voice than none. */
export function heardIn<Heard>(
  given: Audios | undefined,
  { language, find }: { language: Language; find: (id: string) => Heard | undefined },
): { audio: Heard; language: Language } | null {
  for (const each of [language, otherLanguage(language)]) {
    const id = given?.[each];
    const audio = id ? find(id) : undefined;
    if (audio) return { audio, language: each };
  }
  return null;
}
