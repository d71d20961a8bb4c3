import { z } from 'zod';
import { bilingual, language } from '../bilingual.ts';
import { type DocumentKind, documentFields } from '../content/documents.ts';
import { doubtCodes } from '../content/parity.ts';
import { person } from '../content/presentation.ts';
import { uuid } from '../content/uuid.ts';
import { contentKinds } from '../kinds.ts';
import { systemId } from '../registry/systems.ts';
import { endpoint } from './endpoint.ts';
import { countedNumber, pagedByNumber, pageOf } from './paging.ts';

const documentKinds = Object.keys(documentFields) as [DocumentKind, ...DocumentKind[]];

const place = z.string().regex(/^[a-zA-Z]+(?:\/[0-9a-f-]{36}\/[a-zA-Z]+)?$/);
const lag = z.object({ older: language, was: z.string() }).nullable();
const said = z.object({ by: person, at: z.iso.datetime() });

/** One text to check. What is doubtful about it follows from its words and from which language is older. */
const languageDoubt = z.object({
  id: z.int(),
  kind: z.enum(documentKinds),
  document: uuid,
  /** Where it is kept; an image or video is nobody's own. */
  system: systemId.nullable(),
  /** What the document is called; what has a name of one language has it in both. */
  title: bilingual,
  place,
  /** Of a text in an entry of a presentation, what the entry is. */
  entry: z.enum(contentKinds).nullable(),
  text: bilingual,
  lag,
  /** A text in easy language or a video in signs, older than what it says; `text` is that, or how it begins. */
  isStale: z.boolean().default(false),
  /** By whom and when it was said to be right as it is; null while it is to be checked. */
  right: said.nullable(),
});
export type LanguageDoubt = z.infer<typeof languageDoubt>;

export const listLanguageDoubts = endpoint.view('GET /languages', {
  summary:
    'Texts whose two languages may not say the same, over everything, last found first; or those that are right as they are',
  query: z.strictObject({
    /** `none`: what belongs to no system, as images and videos do. */
    system: z.union([systemId, z.literal('none')]).optional(),
    code: z.enum(doubtCodes).optional(),
    right: z.literal('true').optional(),
    after: countedNumber.optional(),
    limit: pageOf(25),
  }),
  response: pagedByNumber(languageDoubt).extend({
    total: z.int(),
    /** Whether everything has been looked at by the rules of today; after an update it takes a while. */
    judged: z.boolean(),
  }),
});

const documentLanguages = z.object({
  lags: z.array(z.object({ place, text: bilingual, lag: lag.unwrap() })),
  right: z.array(z.object({ place, text: bilingual })),
  /** Texts in easy language and videos in signs that are older than what they say. */
  stale: z.array(z.object({ place, text: bilingual })).default([]),
});
export type DocumentLanguages = z.infer<typeof documentLanguages>;

export const readDocumentLanguages = endpoint.view('GET /languages/documents/:id', {
  summary: 'Of one document, which languages are older and which texts are right as they are',
  response: documentLanguages,
});

const words = z.string().trim().max(5_000);

export const sayLanguagesRight = endpoint.edit('POST /languages/documents/:id', {
  summary:
    'Say of a text that it is right as it is, or take that back; it holds for these words, and changes no document',
  body: z.strictObject({
    kind: z.enum(documentKinds),
    place,
    text: z.strictObject({ el: words, en: words }),
    right: z.boolean(),
  }),
  response: documentLanguages,
  problems: ['presentation.not-found', 'item.not-found', 'media.not-found'],
});

const pronunciation = z.strictObject({
  language,
  /** A word or some, as texts have it: whole words count, in either case. */
  written: z.string().trim().min(1).max(100),
  /** What the voice is given instead. */
  said: z.string().trim().min(1).max(200),
});
export type Pronunciation = z.infer<typeof pronunciation>;

const pronunciations = z.object({ items: z.array(pronunciation) });

export const listPronunciations = endpoint.view('GET /languages/pronunciations', {
  summary: 'How words sound that the voice of displays would read wrongly',
  response: pronunciations,
});

export const savePronunciations = endpoint.administer('PUT /languages/pronunciations', {
  summary: 'All of them; what is shown with one of the words is spoken anew',
  body: z.strictObject({ items: z.array(pronunciation).max(1_000) }),
  response: pronunciations,
});

export const hearText = endpoint.edit('POST /languages/speech', {
  summary: 'The sounds, one after the other, in which a display reads a text aloud',
  body: z.strictObject({ language, text: z.string().min(1).max(4_000) }),
  response: z.object({ sounds: z.array(z.string()) }),
  problems: ['not-found', 'speech.failed', 'too-many-requests'],
});
