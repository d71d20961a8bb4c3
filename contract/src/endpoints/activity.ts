import { z } from 'zod';
import { bilingual } from '../bilingual.ts';
import { revisionChange } from '../content/changes.ts';
import type { Difference } from '../content/difference.ts';
import { documentFields } from '../content/documents.ts';
import { instructionKinds } from '../content/instruction.ts';
import { person } from '../content/presentation.ts';
import { pastDay } from '../content/shown.ts';
import { uuid } from '../content/uuid.ts';
import { contentKinds, subjectKinds } from '../kinds.ts';
import { systemId } from '../registry/systems.ts';
import { endpoint } from './endpoint.ts';
import { pagedByNumber, pageOf } from './paging.ts';

/** Of approval, where it is required. */
export const approvalActions = ['asked', 'approved', 'sent-back', 'withdrew'] as const;

export const activityActions = [
  'created',
  'saved',
  'activated',
  'deactivated',
  'restored',
  'shared',
  'unshared',
  'moved',
  'deleted',
  'emptied',
  ...approvalActions,
  'paired',
  'revoked',
  ...instructionKinds,
  'planned',
  'returned',
  'opened',
  'tried-again',
  'first-set',
  'first-unset',
  'proposed',
  'dismissed',
  'announced',
  'ended',
  'erased',
  'switched-off',
  'switched-on',
  'password-reset',
  'password-changed',
  'second-factor-set',
  'second-factor-removed',
  'signed-out',
  'signed-in',
  'used-elsewhere',
  'uploaded',
  'anonymised',
  'trusted',
  'look-set',
] as const;
export type ActivityAction = (typeof activityActions)[number];

/** Whatever something can be done to. */
export const actionKinds = [
  ...subjectKinds,
  'display',
  'joined-wall',
  'event-feed',
  'release',
  'emergency',
  'media',
  'visits',
  'account',
  'clock',
  'look',
] as const;
export type ActionKind = (typeof actionKinds)[number];

/** The fields of presentations and of the library, by which a change of them is asked for. */
export const recordedFields = [...new Set(subjectKinds.flatMap((kind) => Object.keys(documentFields[kind])))];

const difference = z.object({
  change: z.enum(['added', 'removed', 'changed', 'moved']),
  entry: z
    .object({
      list: z.string(),
      id: z.string(),
      kind: z.enum([...contentKinds, 'ingredients', 'steps']),
      position: z.int(),
    })
    .nullable(),
  field: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
}) satisfies z.ZodType<Difference>;

/** Who did what, and when. It outlives what it speaks of: the title is kept as it was then. */
const activityItem = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  by: person,
  action: z.enum(activityActions),
  /** None for a message that went to displays of several. */
  system: systemId.nullable(),
  subjectKind: z.enum(actionKinds),
  /** A release has its number for a title and no address. */
  subject: uuid.nullable(),
  title: bilingual,
  /** Whether it is still there to be opened. */
  exists: z.boolean(),
  /** The revision that it made, where that is kept: what it changed, and what stood in its fields before and after. */
  revision: z
    .object({
      version: z.int(),
      changes: z.array(revisionChange).nullable(),
      differences: z.array(difference),
    })
    .nullable(),
  /** Each a townLook; parsed where it is shown, to keep its schema out of the first chunk. */
  look: z.object({ before: z.unknown(), after: z.unknown() }).optional(),
});
export type ActivityItem = z.infer<typeof activityItem>;
const isKnownAction = activityItem.pick({ action: true, subjectKind: true });

const filters = {
  /** Of whatever is or was called so. */
  search: z.string().max(200).optional(),
  system: systemId.optional(),
  action: z.enum(activityActions).optional(),
  field: z.enum(recordedFields).optional(),
  by: z.string().max(200).optional(),
  /** Days of the town's clock, both included. */
  from: pastDay.optional(),
  until: pastDay.optional(),
};

export const listActivity = endpoint.view('GET /activity', {
  summary:
    'What has been done, newest first; what was done to accounts is told to administrators and to their owners',
  query: z.strictObject({
    ...filters,
    after: z.coerce.number().int().min(1).optional(),
    limit: pageOf(50),
  }),
  // Whoever reads may be older than what was done: actions of a kind that it has no words for are left out.
  response: pagedByNumber(activityItem).extend({
    items: z.preprocess(
      (items) => (Array.isArray(items) ? items.filter((one) => isKnownAction.safeParse(one).success) : items),
      z.array(activityItem),
    ),
  }),
});

export const listActivityPeople = endpoint.view('GET /activity/people', {
  summary: 'Everyone who has ever done something, by name; of one person the name they had last',
  response: z.object({ items: z.array(person) }),
});

/** Everything that fits the filters, in one stream and not as JSON: for administrators, who may have to hand it over. */
export const activityExportPath = '/activity/export';
export const activityExportTypes = { csv: 'text/csv', jsonl: 'application/jsonl' } as const;
export type ActivityFormat = keyof typeof activityExportTypes;
export const activityExport = z.strictObject({ format: z.enum(['csv', 'jsonl']), ...filters });
export type ActivityExport = z.infer<typeof activityExport>;
