import { z } from 'zod';
import { bilingual } from '../bilingual.ts';
import { revisionChange } from '../content/changes.ts';
import { itemContents } from '../content/library-item.ts';
import { line } from '../content/line.ts';
import { person } from '../content/presentation.ts';
import { contentBytes, presentationContent } from '../content/presentation-content.ts';
import { uuid } from '../content/uuid.ts';
import { subjectKinds } from '../kinds.ts';
import type { FieldCode } from '../problems.ts';
import { systemId } from '../registry/systems.ts';
import { acknowledged, knowingProblems } from './acknowledged.ts';
import { type Answer, endpoint } from './endpoint.ts';
import { countedNumber, pagedByNumber, pageOf } from './paging.ts';

/** Waiting until somebody approves it, sends it back with a word, or whoever asked takes it back. */
export const approvalStates = ['waiting', 'approved', 'sent-back', 'withdrawn'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** What is wanted of a document: a content and a state, made from one of its versions. */
const proposed = { subject: uuid, version: z.int32(), active: z.boolean() };

/** Somebody asks that displays show a document as it is proposed here; what is saved stays as it is until then. */
const approvalSummary = z.object({
  number: z.int(),
  ...proposed,
  kind: z.enum(subjectKinds),
  /** Of a library item the one that keeps its kind; null: the whole town's. */
  system: systemId.nullable(),
  /** As it was when it was asked for. */
  title: bilingual,
  state: z.enum(approvalStates),
  /** It waits and can no longer be approved: something else was saved since, or it was deleted. */
  stale: z.boolean(),
  askedBy: person,
  askedAt: z.iso.datetime(),
  /** What whoever asks says to whoever decides. */
  note: z.string(),
  decidedBy: person.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** Why it was sent back. */
  word: z.string(),
});
export type ApprovalSummary = z.infer<typeof approvalSummary>;

const contents = { presentation: presentationContent, ...itemContents } as const satisfies Record<
  (typeof subjectKinds)[number],
  z.ZodType
>;

const approval = z.discriminatedUnion('kind', [
  approvalSummary.extend({ kind: z.literal('presentation'), content: contents.presentation }),
  approvalSummary.extend({ kind: z.literal('recipe'), content: contents.recipe }),
  approvalSummary.extend({ kind: z.literal('dish'), content: contents.dish }),
  approvalSummary.extend({ kind: z.literal('product'), content: contents.product }),
  approvalSummary.extend({ kind: z.literal('announcement'), content: contents.announcement }),
  approvalSummary.extend({ kind: z.literal('event'), content: contents.event }),
]);
export type Approval = z.infer<typeof approval>;

export const listApprovals = endpoint.view('GET /approvals', {
  summary: 'What was asked for, newest first, and the documents of which something waits',
  query: z.strictObject({
    state: z.enum(approvalStates).optional(),
    subject: uuid.optional(),
    after: countedNumber.optional(),
    limit: pageOf(50),
  }),
  response: pagedByNumber(
    approvalSummary.extend({
      /** Against the version that it was made from; null where that is no longer kept. */
      changes: z.array(revisionChange).nullable(),
    }),
  ).extend({
    /** Without what is stale; of one document one request waits. */
    waiting: z.array(uuid),
  }),
});

export type ListedApproval = Answer<typeof listApprovals>['items'][number];

export const findApproval = endpoint.view('GET /approvals/:number', {
  summary: 'What was asked for, with its content',
  response: approval,
  problems: ['approval.not-found'],
});

/** It may be refused as a save may. */
const ofSaving = [
  'presentation.not-found',
  'presentation.changed-elsewhere',
  'presentation.incomplete',
  'presentation.last-active',
  'item.not-found',
  'item.changed-elsewhere',
  'item.incomplete',
  'item.last-active',
] as const;

const wanted = { ...proposed, note: line({ max: 500, lines: true }) };

export const askForApproval = endpoint.edit('POST /approvals', {
  summary:
    'Ask that displays show a document so; it is judged as a save would be, and takes the place of what the same person asked for before',
  body: z.discriminatedUnion('kind', [
    z.strictObject({
      ...wanted,
      kind: z.literal('presentation'),
      system: systemId,
      content: contents.presentation,
    }),
    z.strictObject({ ...wanted, kind: z.literal('recipe'), content: contents.recipe }),
    z.strictObject({ ...wanted, kind: z.literal('dish'), content: contents.dish }),
    z.strictObject({ ...wanted, kind: z.literal('product'), content: contents.product }),
    z.strictObject({ ...wanted, kind: z.literal('announcement'), content: contents.announcement }),
    z.strictObject({ ...wanted, kind: z.literal('event'), content: contents.event }),
  ]),
  maxBytes: contentBytes,
  response: approvalSummary,
  status: 201,
  problems: ['approval.not-needed', 'approval.waiting', ...ofSaving],
});

const decided = ['approval.not-found', 'approval.over', 'approval.own'] as const;

export const approve = endpoint.edit('POST /approvals/:number/approve', {
  summary: 'Save it as it was asked for; whoever asked does not decide',
  query: acknowledged,
  response: approvalSummary,
  problems: [...decided, 'approval.parts-changed', ...knowingProblems, ...ofSaving],
});

const word = line({ max: 500, lines: true }).refine((value) => value !== '', {
  error: 'field.required' satisfies FieldCode,
});

export const sendBack = endpoint.edit('POST /approvals/:number/send-back', {
  summary: 'Send it back with a word; nothing is saved',
  body: z.strictObject({ word }),
  response: approvalSummary,
  problems: [...decided, 'approval.required'],
});

export const withdrawApproval = endpoint.edit('POST /approvals/:number/withdraw', {
  summary: 'Take back what one has asked for, or be done with what was sent back',
  response: approvalSummary,
  problems: ['approval.not-found', 'approval.over', 'approval.others'],
});
