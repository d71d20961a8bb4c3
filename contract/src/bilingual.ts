import { z } from 'zod';
import type { FieldCode } from './problems.ts';

/** Greek first: it is the default and the fallback (R-SHELL-07). */
export const languages = ['el', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'el';

export const language = z.enum(languages);

export const otherLanguage = (current: Language): Language => (current === 'el' ? 'en' : 'el');

export const toLanguage = (value: unknown): Language =>
  languages.find((candidate) => candidate === value) ?? defaultLanguage;

export const bilingual = z.object({ el: z.string(), en: z.string() });
export type Bilingual = z.infer<typeof bilingual>;

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

/** Kept as it was typed, save for blanks around it. A NUL or half a character cannot be stored unchanged, so it is refused. */
const text = ({ max }: { max: number }) =>
  z
    .string()
    .trim()
    .refine((value) => !/[\0\p{Surrogate}]/u.test(value), { error: 'field.invalid' satisfies FieldCode })
    .refine((value) => value.length <= max, { error: 'field.too-long' satisfies FieldCode, params: { max } });

/** A text that may be empty in either language. */
export const optionalBilingual = (limits: { max: number }) =>
  z.object({ el: text(limits), en: text(limits) });

/** A text that must be there in both languages (R-VAL-03): one issue that names exactly what is missing. */
export const requiredBilingual = (limits: { max: number }) =>
  optionalBilingual(limits).superRefine((value, context) => {
    const code = lackingIn(value);
    if (code) context.addIssue({ code: 'custom', message: code });
  });
