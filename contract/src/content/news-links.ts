import { z } from 'zod';
import type { Language } from '../bilingual.ts';
import type { FieldIssue } from '../problem-shape.ts';
import type { FieldCode } from '../problems.ts';
import { line } from './line.ts';
import type { NewsRefusal } from './news-refusal.ts';

/** Shown as the example at the field (R-VAL-06). */
export const newsLinkExample = 'https://www.example.gr/index.php?format=feed';

export const newsLinkMaxLength = 2_000;

const webAddress = z.url({ protocol: /^https?$/, normalize: true });

const carriesCredentials = /^(?:https?:)?[/\\]*[^/\\?#]*@/i;

/** The one way a feed's address is written: the same feed typed twice is one feed. People copy it without its protocol. */
export function toFeedAddress(typed: string): string | null {
  const { data: address } = webAddress.safeParse(typed.replace(/^www\./i, 'https://www.'));
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

const link = (language: Language, { draft }: { draft: boolean }) =>
  line({ max: newsLinkMaxLength }).transform((typed, context) => {
    const fault = (message: FieldCode, params: Record<string, unknown>) => {
      context.addIssue({ code: 'custom', message, params });
      return z.NEVER;
    };
    if (typed === '') return draft ? '' : fault(codes[language].required, {});
    const address = toFeedAddress(typed);
    if (address && address.length > newsLinkMaxLength)
      return fault('field.too-long', { max: newsLinkMaxLength });
    const { code, params } = newsLinkIssue(language, 'not-an-address');
    // Half an address harms nobody, since nothing is fetched from it; a password in one would be kept for all to read.
    return address ?? (draft && !carriesCredentials.test(typed) ? typed : fault(code, params));
  });

export const newsLink = (language: Language) => link(language, { draft: false });

/** R-CONT-08: one RSS link for Greek and one for English. */
export const newsLinks = z.strictObject({ el: newsLink('el'), en: newsLink('en') });

/** In a draft either may still be empty, or half written and kept as it was typed. */
export const newsLinksDraft = z.strictObject({
  el: link('el', { draft: true }),
  en: link('en', { draft: true }),
});
