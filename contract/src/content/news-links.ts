import { z } from 'zod';
import type { FieldIssue } from '../problem-shape.ts';
import type { FieldCode } from '../problems.ts';
import type { Language } from './bilingual.ts';
import type { NewsRefusal } from './news-refusal.ts';

/** Shown as the example at the field (R-VAL-06). */
export const newsLinkExample = 'https://www.example.gr/index.php?format=feed';

export const newsLinkMaxLength = 2_000;

const webAddress = z.url({ protocol: /^https?$/, normalize: true });

/** The one way a feed's address is written: the same feed typed twice is one feed. */
export function toFeedAddress(typed: string): string | null {
  const { data: address } = webAddress.safeParse(typed);
  const carriesCredentials = /^https?:\/\/[^/?#]*@/;
  return !address || carriesCredentials.test(address) ? null : address.replace(/#.*$/, '');
}

const codes: Record<Language, { invalid: FieldCode; required: FieldCode }> = {
  el: { invalid: 'news.greek-link-invalid', required: 'field.required-in-greek' },
  en: { invalid: 'news.english-link-invalid', required: 'field.required-in-english' },
};

/** R-VAL-06: each language's link has its own code; `reason` says why. */
export const newsLinkIssue = (
  language: Language,
  reason: NewsRefusal,
): Required<Pick<FieldIssue, 'params'>> & { code: FieldCode } => ({
  code: codes[language].invalid,
  params: { reason },
});

const link = (language: Language, { required }: { required: boolean }) =>
  z
    .string()
    .trim()
    .max(newsLinkMaxLength)
    .transform((typed, context) => {
      const fault = (message: FieldCode, params: Record<string, unknown>) => {
        context.addIssue({ code: 'custom', message, params });
        return z.NEVER;
      };
      if (typed === '') return required ? fault(codes[language].required, {}) : '';
      const address = toFeedAddress(typed);
      if (address && address.length > newsLinkMaxLength)
        return fault('field.too-long', { max: newsLinkMaxLength });
      const { code, params } = newsLinkIssue(language, 'not-an-address');
      return address ?? fault(code, params);
    });

export const newsLink = (language: Language) => link(language, { required: true });

/** R-CONT-08: one RSS link for Greek and one for English. */
export const newsLinks = z.strictObject({ el: newsLink('el'), en: newsLink('en') });
export type NewsLinks = z.infer<typeof newsLinks>;

/** In a draft either may still be empty, but none may be wrong. */
export const newsLinksDraft = z.strictObject({
  el: link('el', { required: false }),
  en: link('en', { required: false }),
});
