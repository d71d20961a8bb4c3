import { z } from 'zod';
import { pastDay } from '../content/shown.ts';
import { uuid } from '../content/uuid.ts';
import { counting, visitAnswer, visitDelivery, visitReport, visitSubjects } from '../content/visits.ts';
import { endpoint } from './endpoint.ts';

export const deliverVisits = endpoint.display('POST /player/visits', {
  summary:
    'What visitors did, in sums of whole hours, handed over once; nothing is kept while counting is off',
  body: visitDelivery,
  response: visitAnswer,
});

export const readCounting = endpoint.view('GET /visits/counting', {
  summary: 'Whether visits are counted',
  response: counting,
});

export const switchCounting = endpoint.administer('PUT /visits/counting', {
  summary: 'Count visits, or stop: displays then neither count nor send',
  body: z.strictObject({ counting: z.boolean() }),
  response: counting,
});

export const eraseVisits = endpoint.administer('DELETE /visits', {
  summary: 'Erase everything that was counted, of all displays and for good',
  response: z.object({ days: z.int() }),
});

export const reportVisits = endpoint.view('GET /visits/report', {
  summary:
    'Visits and what was done in them, by day and hour: of a system or a display, of one presentation where named',
  query: z.strictObject({
    subject: z.enum(visitSubjects),
    /** A display's id, a system's name. */
    id: z.string().max(64),
    presentation: uuid.optional(),
    from: pastDay,
    until: pastDay,
  }),
  response: visitReport,
  problems: ['past.period-impossible'],
});
