import { z } from 'zod';
import {
  erasableKinds,
  erasure,
  pastDay,
  pastDisplay,
  pastInstant,
  pastMoment,
  reportSubjects,
  shownAnswer,
  shownDelivery,
  shownReport,
} from '../content/shown.ts';
import { uuid } from '../content/uuid.ts';
import { endpoint } from './endpoint.ts';

export const deliverShown = endpoint.display('POST /player/shown', {
  summary: 'What was on the glass, handed over once: the same delivery again is answered and counts once',
  body: shownDelivery,
  response: shownAnswer,
});

export const listPastDisplays = endpoint.view('GET /past/displays', {
  summary: 'Every display that is there, or was and has told what it showed',
  response: z.object({ items: z.array(pastDisplay.extend({ recordedOn: z.iso.date().nullable() })) }),
});

export const lookBack = endpoint.view('GET /past/displays/:id', {
  summary: 'What was on a display’s glass at a moment, of which release, by whom',
  query: z.strictObject({ at: pastInstant.optional() }),
  response: pastMoment,
  problems: ['display.not-found'],
});

export const reportShown = endpoint.view('GET /past/report', {
  summary: 'Hours and times on the glass by day: of a presentation, a system or a display',
  query: z.strictObject({
    subject: z.enum(reportSubjects),
    id: z.string().max(64),
    from: pastDay,
    until: pastDay,
  }),
  response: shownReport,
  problems: ['past.period-impossible'],
});

export const eraseFromPast = endpoint.administer('POST /past/erasures', {
  summary: 'Take a deleted presentation, image or video out of every earlier release, for good',
  body: z.strictObject({ kind: z.enum(erasableKinds), id: uuid }),
  response: erasure,
  problems: ['past.still-there', 'past.not-found'],
});
