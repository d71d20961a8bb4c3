import { z } from 'zod';
import { person } from '../content/presentation.ts';
import { uuid } from '../content/uuid.ts';
import { endpoint } from './endpoint.ts';

/** Heartbeat interval; after twice as long a window counts as closed. */
export const presenceRenewedMs = 20_000;
export const presenceForgottenMs = 50_000;

/** What one window may have open at a time: a page, and drawers beside it. */
const documentsAtMost = 5;

export const presentIn = z.strictObject({ id: uuid, typing: z.boolean() });

/** `line` is the id that the window has given its event stream: with that it ends. */
export const announcePresence = endpoint.view('PUT /presence', {
  summary: 'Say which documents a window has open, and in which of them somebody types',
  body: z.strictObject({ line: uuid, documents: z.array(presentIn).max(documentsAtMost) }),
  response: z.object({}),
});

export const listPresence = endpoint.view('GET /presence', {
  summary: 'Who has which document open now; what the window of `line` has open itself is left out',
  query: z.strictObject({ line: uuid.optional() }),
  response: z.object({
    items: z.array(z.object({ document: uuid, person, typing: z.boolean() })),
  }),
});
export type Presence = z.infer<typeof listPresence.response>['items'][number];
