import { z } from 'zod';
import { presentation, presentationSummary, revision, revisionSummary } from '../content/presentation.ts';
import { emptyContent, presentationContent } from '../content/presentation-content.ts';
import { uuid } from '../content/uuid.ts';
import { problemCode } from '../problem-shape.ts';
import { systemId } from '../registry/systems.ts';
import { cursor } from './cursor.ts';
import { endpoint } from './endpoint.ts';

const inSystem = z.object({ system: systemId });
/** As large as the database counts. */
const revisionNumber = z.coerce.number().int().min(0).max(2_147_483_647);
const one = inSystem.extend({ id: z.string().max(64) });
const version = z.int32();
const based = z.strictObject({ version });

const page = {
  after: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
};

export const presentationStates = ['active', 'inactive', 'incomplete'] as const;
export const presentationOrders = ['changed', 'title', 'shown'] as const;

export const listPresentations = endpoint({
  method: 'GET',
  path: '/systems/:system/presentations',
  summary: 'Presentations of a system; last changed first, by title in Greek order, or as they are shown',
  access: 'view',
  params: inSystem,
  query: z.strictObject({
    search: z.string().max(200).optional(),
    state: z.enum(presentationStates).optional(),
    order: z.enum(presentationOrders).default('changed'),
    ...page,
  }),
  response: z.object({ items: z.array(presentationSummary), next: z.string().nullable() }),
});

const { title, ...others } = presentationContent.shape;
/** Titles are enough: what is not said is as in an empty one. */
const unsaid = Object.fromEntries(
  Object.entries<z.ZodType>(others).map(([name, shape]) => [
    name,
    shape.default(emptyContent({ el: '', en: '' })[name as keyof typeof others]),
  ]),
) as { [Name in keyof typeof others]: z.ZodDefault<(typeof others)[Name]> };

export const createPresentation = endpoint({
  method: 'POST',
  path: '/systems/:system/presentations',
  summary:
    'Make a presentation; titles are enough for an inactive draft. The same id sent again makes nothing new',
  access: 'edit',
  params: inSystem,
  body: z.strictObject({
    id: uuid.optional(),
    active: z.boolean().default(false),
    title,
    ...unsaid,
  }),
  response: presentation,
  status: 201,
  problems: ['presentation.incomplete'],
});

export const findPresentation = endpoint({
  method: 'GET',
  path: '/systems/:system/presentations/:id',
  summary: 'One presentation',
  access: 'view',
  params: one,
  response: presentation,
  problems: ['presentation.not-found'],
});

const ruled = [
  'presentation.not-found',
  'presentation.changed-elsewhere',
  'presentation.last-active',
] as const;

export const savePresentation = endpoint({
  method: 'PUT',
  path: '/systems/:system/presentations/:id',
  summary: 'Save a presentation whole, naming the version it was made from',
  access: 'edit',
  params: one,
  body: z.strictObject({ version, active: z.boolean(), content: presentationContent }),
  response: presentation,
  problems: [...ruled, 'presentation.incomplete'],
});

export const activatePresentation = endpoint({
  method: 'POST',
  path: '/systems/:system/presentations/:id/activate',
  summary: 'Let displays show it; it has to be complete',
  access: 'edit',
  params: one,
  body: based,
  response: presentation,
  problems: [...ruled, 'presentation.incomplete'],
});

export const deactivatePresentation = endpoint({
  method: 'POST',
  path: '/systems/:system/presentations/:id/deactivate',
  summary: 'Take it off the displays; the last active one of its system stays',
  access: 'edit',
  params: one,
  body: based,
  response: presentation,
  problems: ruled,
});

/** Some may be refused while others are changed: the answer names each. */
export const changePresentationStates = endpoint({
  method: 'POST',
  path: '/systems/:system/presentations/states',
  summary: 'Activate or deactivate several presentations; each is judged by itself',
  access: 'edit',
  params: inSystem,
  body: z.strictObject({ active: z.boolean(), ids: z.array(uuid).min(1).max(100) }),
  response: z.object({
    changed: z.array(uuid),
    refused: z.array(z.object({ id: uuid, code: problemCode, params: z.record(z.string(), z.unknown()) })),
  }),
});

/**
 * Said by its new neighbour, not by a list or a number: of two people who order at once neither undoes what the other
 * did.
 */
export const movePresentation = endpoint({
  method: 'POST',
  path: '/systems/:system/presentations/:id/move',
  summary: 'Show it right before or right after another one; displays follow at once',
  access: 'edit',
  params: one,
  body: z.strictObject({ side: z.enum(['before', 'after']), of: uuid }),
  response: presentation,
  problems: ['presentation.not-found'],
});

export const duplicatePresentation = endpoint({
  method: 'POST',
  path: '/systems/:system/presentations/:id/duplicate',
  summary: 'An inactive copy under an id of the caller’s choice',
  access: 'edit',
  params: one,
  body: z.strictObject({ id: uuid, title }),
  response: presentation,
  status: 201,
  problems: ['presentation.not-found'],
});

export const deletePresentation = endpoint({
  method: 'DELETE',
  path: '/systems/:system/presentations/:id',
  summary: 'Delete it for good; the last active one of its system stays',
  access: 'edit',
  params: one,
  query: z.strictObject({ version: revisionNumber }),
  response: z.object({ id: uuid }),
  problems: ['presentation.not-found', 'presentation.changed-elsewhere', 'presentation.last-active-delete'],
});

export const listRevisions = endpoint({
  method: 'GET',
  path: '/systems/:system/presentations/:id/revisions',
  summary: 'Every save of a presentation, newest first',
  access: 'view',
  params: one,
  query: z.strictObject({ ...page, after: revisionNumber.optional() }),
  response: z.object({ items: z.array(revisionSummary), next: z.int().nullable() }),
  problems: ['presentation.not-found'],
});

export const findRevision = endpoint({
  method: 'GET',
  path: '/systems/:system/presentations/:id/revisions/:number',
  summary: 'What a presentation was at one save',
  access: 'view',
  params: one.extend({ number: revisionNumber }),
  response: revision,
  problems: ['presentation.not-found'],
});

export const restoreRevision = endpoint({
  method: 'POST',
  path: '/systems/:system/presentations/:id/revisions/:number/restore',
  summary: 'Save an earlier revision again; it passes the same rules and becomes a new one',
  access: 'edit',
  params: one.extend({ number: revisionNumber }),
  body: based,
  response: presentation,
  problems: [...ruled, 'presentation.incomplete'],
});
