import { z } from 'zod';
import { type Language, languages, otherLanguage } from './language.ts';
import type { FieldCode } from './problems.ts';

export { defaultLanguage, type Language, languages, otherLanguage, toLanguage } from './language.ts';

export const language = z.enum(languages);

export const bilingual = z.object({ el: z.string(), en: z.string() });
export type Bilingual = z.infer<typeof bilingual>;

/** Words with the language that they are really in. */
export type Words = { words: string; lang: Language };

/** In this language; in the other one where nobody wrote it in this. Null where nobody wrote it at all. */
export function wordsIn(text: Bilingual | undefined, language: Language): Words | null {
  const lang = [language, otherLanguage(language)].find((one) => text?.[one].trim());
  return text && lang ? { words: text[lang], lang } : null;
}

const missingIn: Record<string, FieldCode> = {
  'el,en': 'field.required-in-both-languages',
  el: 'field.required-in-greek',
  en: 'field.required-in-english',
};

/** The language that a code speaks of, where it speaks of one. */
export const languageOfCode: Partial<Record<string, Language>> = Object.fromEntries(
  languages.map((name) => [missingIn[name], name]),
);

/** Which language is still to be written; null when both are there. */
export const lackingIn = (value: Bilingual): FieldCode | null =>
  missingIn[languages.filter((name) => value[name].trim() === '').join()] ?? null;

/** As it is pasted from a word processor. The zero-width joiner stays, for scripts and emoji need it. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const bullet = /^[•·▪◦‣●○■□▸►]\s*/u;

/** One line without a bullet before it and without characters that nobody sees. */
export const tidyLine = (typed: string): string =>
  typed.replace(invisible, '').replace(/\s+/g, ' ').trim().replace(bullet, '');

export const tidyLines = (typed: string): string => typed.replace(invisible, '').replace(/\t/g, ' ').trim();

export type Limits = { max: number /** May have more than one line. */; lines?: boolean };

/** Tidied. NUL and lone surrogates are refused, since PostgreSQL cannot store them. */
const text = ({ max, lines = false }: Limits) =>
  z
    .string()
    .transform(lines ? tidyLines : tidyLine)
    .refine((value) => !/[\0\p{Surrogate}]/u.test(value), { error: 'field.invalid' satisfies FieldCode })
    .refine((value) => value.length <= max, { error: 'field.too-long' satisfies FieldCode, params: { max } });

/** A text that may be empty in either language. */
export const optionalBilingual = (limits: Limits) => z.object({ el: text(limits), en: text(limits) });

/** A text that must be there in both languages (R-VAL-03): one issue that names exactly what is missing. */
export const requiredBilingual = (limits: Limits) =>
  optionalBilingual(limits).superRefine((value, context) => {
    const code = lackingIn(value);
    if (code) context.addIssue({ code: 'custom', message: code });
  });
