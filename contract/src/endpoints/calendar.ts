import { z } from 'zod';
import { bilingual } from '../bilingual.ts';
import { eventContent } from '../content/event.ts';
import { schedule } from '../content/schedule.ts';
import { tags } from '../content/tags.ts';
import { uuid } from '../content/uuid.ts';
import { systemId } from '../registry/systems.ts';
import { endpoint } from './endpoint.ts';

/** A presentation as far as its time is concerned. */
const plannedPresentation = z.object({
  id: uuid,
  system: systemId,
  title: bilingual,
  /** Active and complete: displays show it whenever its schedule lets them. */
  shown: z.boolean(),
  schedule: schedule.nullable(),
  /** For which displays it is; empty: for all of its system. */
  tags,
});
export type PlannedPresentation = z.infer<typeof plannedPresentation>;

/** An event of the town's own as far as its time is concerned. */
const plannedEvent = eventContent
  .pick({ title: true, begin: true, end: true, wholeDay: true, repeats: true, except: true })
  .extend({ id: uuid });
export type PlannedEvent = z.infer<typeof plannedEvent>;

/** Whole, and not in pages: what is on when, and when nothing is, can only be said of all of them. */
export const readCalendar = endpoint.view('GET /calendar', {
  machines: ['read'],
  summary:
    'When each presentation may be shown, of one system or of all, and when the town’s own events take place, as it is saved now',
  query: z.strictObject({ system: systemId.optional() }),
  response: z.object({
    presentations: z.array(plannedPresentation),
    /** Active ones. */
    events: z.array(plannedEvent).default([]),
    /** Each set of tags that displays of a system have: a time is covered only if all of them have something then. */
    tagSets: z.array(z.object({ system: systemId, tags })),
  }),
});
