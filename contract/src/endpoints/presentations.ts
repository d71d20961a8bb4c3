import { z } from 'zod';
import { listedPresentation, presentation, revision, revisionSummary } from '../content/presentation.ts';
import { contentBytes, emptyContent, presentationContent } from '../content/presentation-content.ts';
import { schedule } from '../content/schedule.ts';
import { tags } from '../content/tags.ts';
import { uuid } from '../content/uuid.ts';
import { acknowledged, knowingProblems } from './acknowledged.ts';
import { endpoint } from './endpoint.ts';
import { manyAnswer, selection, which, whichDone } from './many.ts';
import { countedNumber, cursor, pagedByNumber, pagedOf, pageOf, reversed } from './paging.ts';

const version = z.int32();
const based = z.strictObject({ version });

const page = {
  after: cursor.optional(),
  limit: pageOf(24),
};

export const presentationStates = ['active', 'inactive', 'incomplete', 'doubted'] as const;
export const presentationOrders = ['changed', 'title', 'shown'] as const;

const filter = z.strictObject({
  search: z.string().max(200).optional(),
  state: z.enum(presentationStates).optional(),
  order: z.enum(presentationOrders).default('changed'),
  reversed,
});

export const listPresentations = endpoint.view('GET /systems/:system/presentations', {
  machines: ['read'],
  summary: 'Presentations of a system; last changed first, by title in Greek order, or as they are shown',
  query: filter.extend(page),
  response: pagedOf(listedPresentation),
});

export const selectPresentations = endpoint.view('GET /systems/:system/presentations/selection', {
  summary: 'Which presentations of a system match a filter, all of them, to do something with them',
  query: filter,
  response: selection,
});

const { title, ...others } = presentationContent.shape;
/** Titles are enough: what is not said is as in an empty one. */
const createDefaults = Object.fromEntries(
  Object.entries<z.ZodType>(others).map(([name, shape]) => [
    name,
    shape.default(emptyContent({ el: '', en: '' })[name as keyof typeof others]),
  ]),
) as { [Name in keyof typeof others]: z.ZodDefault<(typeof others)[Name]> };

export const createPresentation = endpoint.edit('POST /systems/:system/presentations', {
  summary:
    'Make a presentation; titles are enough for an inactive draft. The same id sent again makes nothing new',
  body: z.strictObject({
    id: uuid.optional(),
    active: z.boolean().default(false),
    title,
    ...createDefaults,
  }),
  maxBytes: contentBytes,
  query: acknowledged,
  response: presentation,
  status: 201,
  problems: ['presentation.incomplete', ...knowingProblems],
});

export const findPresentation = endpoint.view('GET /systems/:system/presentations/:id', {
  machines: ['read'],
  summary: 'One presentation',
  response: presentation,
  problems: ['presentation.not-found'],
});

const ruled = [
  'presentation.not-found',
  'presentation.changed-elsewhere',
  'presentation.last-active',
  ...knowingProblems,
] as const;

export const savePresentation = endpoint.edit('PUT /systems/:system/presentations/:id', {
  summary: 'Save a presentation whole, naming the version it was made from',
  query: acknowledged,
  body: z.strictObject({ version, active: z.boolean(), content: presentationContent }),
  maxBytes: contentBytes,
  response: presentation,
  problems: [...ruled, 'presentation.incomplete'],
});

export const activatePresentation = endpoint.edit('POST /systems/:system/presentations/:id/activate', {
  summary: 'Let displays show it; it has to be complete',
  query: acknowledged,
  body: based,
  response: presentation,
  problems: [...ruled, 'presentation.incomplete'],
});

export const deactivatePresentation = endpoint.edit('POST /systems/:system/presentations/:id/deactivate', {
  summary: 'Take it off the displays; the last active one of its system stays',
  query: acknowledged,
  body: based,
  response: presentation,
  problems: ruled,
});

export const changePresentations = endpoint.edit('POST /systems/:system/presentations/many', {
  summary: 'Do one thing to several presentations; each is judged by itself, and displays change once',
  query: acknowledged,
  body: z.discriminatedUnion('what', [
    z.strictObject({ what: z.enum(['activate', 'deactivate', 'delete']), which }),
    z.strictObject({ what: z.literal('schedule'), which, schedule: schedule.nullable() }),
    /** The displays that they are meant for; none: all displays. */
    z.strictObject({ what: z.literal('tags'), which, tags }),
    /** Before or behind all others of the system, in the order in which they stand now. */
    z.strictObject({ what: z.literal('move'), which, to: z.enum(['first', 'last']) }),
    z.strictObject({ what: z.literal('undo'), which: whichDone }),
  ]),
  response: manyAnswer,
  problems: knowingProblems,
});

/** By its new neighbour, not by a list or a number: of two who reorder at once, neither undoes the other. */
export const movePresentation = endpoint.edit('POST /systems/:system/presentations/:id/move', {
  summary: 'Show it right before or right after another one; displays follow at once',
  query: acknowledged,
  body: z.strictObject({ side: z.enum(['before', 'after']), of: uuid }),
  response: presentation,
  problems: ['presentation.not-found', ...knowingProblems],
});

export const duplicatePresentation = endpoint.edit('POST /systems/:system/presentations/:id/duplicate', {
  summary: 'An inactive copy under an id of the caller’s choice',
  body: z.strictObject({ id: uuid, title }),
  response: presentation,
  status: 201,
  problems: ['presentation.not-found'],
});

export const deletePresentation = endpoint.edit('DELETE /systems/:system/presentations/:id', {
  summary: 'Delete it for good; the last active one of its system stays',
  query: acknowledged.extend({ version: countedNumber }),
  response: z.object({ id: uuid }),
  problems: [
    'presentation.not-found',
    'presentation.changed-elsewhere',
    'presentation.last-active-delete',
    ...knowingProblems,
  ],
});

export const listRevisions = endpoint.view('GET /systems/:system/presentations/:id/revisions', {
  summary: 'Every save of a presentation, newest first',
  query: z.strictObject({ ...page, after: countedNumber.optional() }),
  response: pagedByNumber(revisionSummary),
  problems: ['presentation.not-found'],
});

export const findRevision = endpoint.view('GET /systems/:system/presentations/:id/revisions/:number', {
  summary: 'What a presentation was at one save',
  response: revision,
  problems: ['presentation.not-found'],
});

export const restoreRevision = endpoint.edit(
  'POST /systems/:system/presentations/:id/revisions/:number/restore',
  {
    summary: 'Save an earlier revision again; it passes the same rules and becomes a new one',
    query: acknowledged,
    body: based,
    response: presentation,
    problems: [...ruled, 'presentation.incomplete'],
  },
);
