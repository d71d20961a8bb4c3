import { z } from 'zod';
import { newsFeed } from '../content/news-item.ts';
import { newsLink, newsLinkMaxLength, toFeedAddress } from '../content/news-links.ts';
import { newsRefusal } from '../content/news-refusal.ts';
import type { FieldCode } from '../problems.ts';
import { endpoint } from './endpoint.ts';

export const checkNewsLink = endpoint.edit('POST /news/check', {
  summary:
    'Fetch an RSS, Atom or RDF feed now and see its newest items; a refusal names the language and the reason',
  body: z.discriminatedUnion('language', [
    z.strictObject({ language: z.literal('el'), url: newsLink('el') }),
    z.strictObject({ language: z.literal('en'), url: newsLink('en') }),
  ]),
  /** `url` is the address in the form in which it is kept. */
  response: newsFeed.extend({ url: z.string() }),
  problems: ['too-many-requests'],
});

/** What is kept of a feed. Neither `okAt` nor `failing`: it is in use, and its first fetch is still to come. */
const keptNews = newsFeed.extend({
  url: z.string(),
  /** When it last gave news, or said that there is nothing new. */
  okAt: z.iso.datetime().nullable(),
  /** The items are the last good ones while this is set. */
  failing: z.object({ since: z.iso.datetime(), reason: newsRefusal }).nullable(),
});
export type KeptNews = z.infer<typeof keptNews>;

export const readNews = endpoint.view('GET /news', {
  summary: 'The kept items of a feed that is in use, and whether it still answers',
  query: z.strictObject({
    url: z
      .string()
      .max(newsLinkMaxLength)
      .transform((typed) => toFeedAddress(typed) ?? '')
      .refine((address) => address !== '', { error: 'field.invalid' satisfies FieldCode }),
  }),
  response: keptNews,
  problems: ['not-found'],
});
