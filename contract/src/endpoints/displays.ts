import { z } from 'zod';
import { bilingual } from '../bilingual.ts';
import { revisionChange } from '../content/changes.ts';
import {
  displaySettings,
  emergency,
  emergencyDraft,
  pairingCode,
  display as withoutTask,
} from '../content/display.ts';
import { firstDisplay, firstDisplaySetting } from '../content/first-display.ts';
import { givenInstruction, instructionDraft } from '../content/instruction.ts';
import { line } from '../content/line.ts';
import { person } from '../content/presentation.ts';
import { systemAudience } from '../content/presentation-status.ts';
import { releaseSummary } from '../content/release.ts';
import { screenPlan } from '../content/screen-plan.ts';
import { tags } from '../content/tags.ts';
import { uuid } from '../content/uuid.ts';
import { subjectKinds } from '../kinds.ts';
import { systemId } from '../registry/systems.ts';
import { acknowledged } from './acknowledged.ts';
import { endpoint } from './endpoint.ts';

/** The task is said here, where the player does not load it. */
const display = withoutTask.extend({
  task: z.object({ by: person, at: z.iso.datetime(), backAt: z.iso.datetime().nullable() }).nullable(),
});

export const listDisplays = endpoint.view('GET /displays', {
  machines: ['read'],
  summary: 'Every display: whether it shows what it should, since when, and what',
  query: z.strictObject({ system: systemId.optional() }),
  response: z.object({
    items: z.array(display),
    /** Whom to call about a display in trouble, as the operator says it. */
    contact: z.string().nullable(),
  }),
});

/** How one display stands: the same judgement that staff see, without what only they need. */
const glassStanding = withoutTask
  .pick({
    id: true,
    name: true,
    place: true,
    system: true,
    state: true,
    glass: true,
    since: true,
    seenAt: true,
    message: true,
    until: true,
    next: true,
  })
  .extend({
    /** What is on its glass, as far as it is known, and since when. */
    presentation: z
      .object({ id: uuid, title: bilingual.nullable(), since: z.iso.datetime().nullable() })
      .nullable(),
    release: z.object({ shown: z.int().nullable(), expected: z.int().nullable() }),
  });

export const readGlass = endpoint.monitor('GET /glass', {
  machines: ['read'],
  summary:
    'What is on the glass of each display, whether that is what is due, since when, until when, and what follows',
  response: z.object({ at: z.iso.datetime(), displays: z.array(glassStanding) }),
});

export const listDisplayTags = endpoint.view('GET /displays/tags', {
  summary: 'The tags that displays have, with how many of which system have each',
  response: z.object({ items: z.array(z.object({ tag: z.string(), system: systemId, displays: z.int() })) }),
});

export const readAudiences = endpoint.view('GET /displays/audiences', {
  summary:
    'By system, for which tags there are displays, whether they answer, and what is on how many of them',
  response: z.object({ at: z.iso.datetime(), systems: z.array(systemAudience) }),
});

export const pairDisplay = endpoint.edit('POST /displays', {
  summary: 'Take in the display that shows this code',
  body: displaySettings.extend({
    code: pairingCode,
    /** It is removed when its connection ends, and never counts as a fault. */
    temporary: z.boolean().default(false),
  }),
  response: display,
  status: 201,
  problems: ['display.code-unknown', 'display.too-many-temporary', 'too-many-requests'],
});

export const editDisplay = endpoint.edit('PUT /displays/:id', {
  summary: 'Rename a display, move it to another system, change its language or measures',
  query: acknowledged,
  body: displaySettings.extend({ version: z.int32() }),
  response: display,
  problems: ['display.not-found', 'display.changed-elsewhere', 'release.leaves-gaps'],
});

export const revokeDisplay = endpoint.edit('DELETE /displays/:id', {
  summary: 'Take its token away: it forgets everything and shows a new code',
  response: z.object({ id: uuid }),
  problems: ['display.not-found'],
});

export const identifyDisplay = endpoint.edit('POST /displays/:id/identify', {
  summary: 'Let it show its name in large letters for half a minute',
  response: display,
  problems: ['display.not-found'],
});

export const takeOnDisplay = endpoint.edit('PUT /displays/:id/task', {
  summary:
    'Say to colleagues that one takes on its trouble, or no longer; it ends by itself with the trouble',
  body: z.strictObject({ taken: z.boolean() }),
  response: display,
  problems: ['display.not-found'],
});

export const listInstructions = endpoint.view('GET /instructions', {
  summary: 'What displays were last told to do, newest first, and how many of them have',
  response: z.object({ items: z.array(givenInstruction) }),
});

export const giveInstruction = endpoint.edit('POST /instructions', {
  summary: 'Have one display do something, or those with a tag, or all that can; it ends by itself',
  body: instructionDraft.safeExtend({ id: uuid }),
  response: givenInstruction,
  status: 201,
  problems: ['instruction.nobody-can', 'instruction.too-many'],
});

export const planScreens = endpoint.edit('PUT /screen-plan', {
  summary: 'When the screens of one display, of those with a tag or of all are on; without a plan always',
  body: z.strictObject({
    plan: screenPlan.nullable(),
    displays: z.array(uuid).min(1).max(5_000).nullable(),
    tags: tags.default([]),
  }),
  response: z.object({ displays: z.int() }),
});

export const readGlassImage = endpoint.view('GET /displays/:id/image', {
  summary: 'The last image of its glass, small, as a JPEG in base64',
  response: z.object({ takenAt: z.iso.datetime(), jpeg: z.string() }),
  problems: ['display.not-found', 'display.no-image'],
});

/** What a release shows otherwise than the one before it. */
const releaseChange = z.object({
  kind: z.enum([...subjectKinds, 'media', 'order']),
  title: bilingual,
  change: z.enum(['added', 'removed', 'changed', 'replaced']),
  /** Of a presentation or an entry of the library, what of it changed. */
  changes: z.array(revisionChange),
});
export type ReleaseChange = z.infer<typeof releaseChange>;

export const listReleases = endpoint.view('GET /systems/:system/releases', {
  summary: 'What a system has shown, newest first, each with its difference from the one before',
  response: z.object({
    /** The changes are null of the oldest: none before it can be returned to. */
    items: z.array(releaseSummary.extend({ changes: z.array(releaseChange).nullable() })),
  }),
});

export const returnToRelease = endpoint.edit('POST /systems/:system/releases/:number/return', {
  summary: 'Show an earlier release again, until something of the system is next changed',
  body: z.strictObject({ reason: line({ max: 200 }) }),
  response: releaseSummary,
  problems: ['release.not-found', 'release.erased', 'release.rights-ended', 'approval.required'],
});

export const endReturn = endpoint.edit('POST /systems/:system/releases/end-return', {
  summary: 'Show again what is saved, after a return to an earlier release',
  response: releaseSummary,
  problems: ['release.not-found', 'approval.required'],
});

export const setFirstDisplay = endpoint.edit('PUT /systems/:system/first-display', {
  summary:
    'Send the releases of a system to one display first, or to all at once again, which opens what is held',
  body: z.strictObject({ first: firstDisplaySetting.nullable() }),
  response: z.object({ first: firstDisplay.nullable() }),
});

export const openRelease = endpoint.edit('POST /systems/:system/releases/:number/open', {
  summary: 'Show a release that is held on its first display on all of them now',
  response: z.object({ first: firstDisplay.nullable() }),
  problems: ['release.not-held'],
});

export const tryReleaseAgain = endpoint.edit('POST /systems/:system/releases/:number/try-again', {
  summary: 'Begin its time on the first display anew, after errors or a dark glass',
  response: z.object({ first: firstDisplay.nullable() }),
  problems: ['release.not-held'],
});

export const listEmergencies = endpoint.view('GET /emergencies', {
  machines: ['read'],
  summary:
    'Emergency messages with the displays that have shown them: all that are on the glass, then the latest that are over',
  response: z.object({ items: z.array(emergency) }),
});

export const sendEmergency = endpoint.alert('POST /emergencies', {
  summary: 'Show a message over whatever plays',
  body: emergencyDraft.extend({ id: uuid }),
  response: emergency,
  status: 201,
});

export const endEmergency = endpoint.alert('POST /emergencies/:id/end', {
  summary: 'Take a message off the displays now',
  response: emergency,
  problems: ['emergency.not-found'],
});
