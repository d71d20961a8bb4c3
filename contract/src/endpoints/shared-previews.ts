import { z } from 'zod';
import { person } from '../content/presentation.ts';
import { contentBytes, presentationContent } from '../content/presentation-content.ts';
import { manifest, releaseNews } from '../content/release.ts';
import { uuid } from '../content/uuid.ts';
import { addressOf } from '../registry/addresses.ts';
import { endpoint } from './endpoint.ts';

/** For how many days staff may let others look; a link without an end is never made. */
export const sharedForDays = [1, 7, 30] as const;
const longestDays = Math.max(...sharedForDays);

/** Headers of secret links: no caching, no indexing, no referrer. */
export const unlistedHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const;

/** The token stands behind `#`, which browsers send to no server: no log has it, and link scanners open nothing. */
export const sharedPreviewAddress = (token: string): string =>
  `${addressOf({ screen: 'shared-preview' })}#${token}`;

const sharedPreview = z.object({
  id: uuid,
  /** Shows what was on the page when it was made, and not what is saved. */
  ofDraft: z.boolean(),
  madeAt: z.iso.datetime(),
  by: person,
  endsAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  openings: z.int(),
  lastOpenedAt: z.iso.datetime().nullable(),
});
export type SharedPreview = z.infer<typeof sharedPreview>;

export const listSharedPreviews = endpoint.view('GET /systems/:system/presentations/:id/shared-previews', {
  summary: 'Who was let look at a presentation by link: those that work, and those that ended lately',
  response: z.object({ items: z.array(sharedPreview) }),
  problems: ['presentation.not-found'],
});

export const sharePreview = endpoint.edit('POST /systems/:system/presentations/:id/shared-previews', {
  summary: 'Make a link by which anyone may look at a presentation until it ends; the token is told once',
  body: z.strictObject({
    days: z.int().min(1).max(longestDays),
    /** What stands on the page, shown as it is now; without it the link shows what is saved whenever it is opened. */
    draft: presentationContent.nullable().default(null),
  }),
  maxBytes: contentBytes,
  response: sharedPreview.extend({ token: z.string() }),
  status: 201,
  problems: ['presentation.not-found', 'shared-preview.too-many'],
});

export const revokeSharedPreview = endpoint.edit('DELETE /systems/:system/shared-previews/:id', {
  summary: 'End a link at once',
  response: sharedPreview,
  problems: ['shared-preview.over'],
});

export const previewSystem = endpoint.view('GET /systems/:system/preview', {
  summary: 'The release that a display of the system would show now, with its news',
  response: z.object({ manifest, news: releaseNews }),
  problems: ['release.not-found'],
});

export const openSharedPreview = endpoint.anyone('POST /shared-previews/open', {
  summary:
    'What somebody with a link may see; counted, unless it is open already. One that ended and one that never was are answered alike',
  body: z.strictObject({ token: z.string().max(200), again: z.boolean().default(false) }),
  response: z.object({
    endsAt: z.iso.datetime(),
    /** Of the presentation. */
    id: uuid,
    ofDraft: z.boolean(),
    /** Without presentations when nothing of it can be shown yet. */
    manifest,
    news: releaseNews,
  }),
  headers: unlistedHeaders,
  problems: ['shared-preview.over', 'too-many-requests'],
});
