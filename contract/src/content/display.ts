import { z } from 'zod';
import { bilingual, requiredBilingual } from '../bilingual.ts';
import type { FieldCode } from '../problems.ts';
import { systemId } from '../registry/systems.ts';
import { machineFacts, ownInstructions, receipt } from './instruction.ts';
import { ownWall } from './joined-wall.ts';
import { line } from './line.ts';
import { focalPoint } from './media.ts';
import { type Colour, glassStates } from './on-glass.ts';
import { panel } from './panel.ts';
import { person } from './presentation.ts';
import { screenPlan } from './screen-plan.ts';
import { tags } from './tags.ts';
import { uuid } from './uuid.ts';

/** Which language a display speaks: one, each in turn, or the one a visitor chooses (Greek until then). */
export const languageModes = ['el', 'en', 'alternating', 'visitor'] as const;
export type LanguageMode = (typeof languageModes)[number];

/**
 * Where one touches: after how long a visitor who does nothing is asked whether they are still there, and how long the
 * question waits. WCAG 2.2.1: at least 20 seconds to answer.
 */
export const visitTimes = z.strictObject({
  idleSeconds: z.int().min(20).max(900).default(60),
  warningSeconds: z.int().min(20).max(120).default(20),
});
export type VisitTimes = z.infer<typeof visitTimes>;
export const usualTimes: VisitTimes = visitTimes.parse({});

/**
 * Where a display stands on each map that it shows, by the id of the map's picture: in shares of it, and which way on it
 * whoever reads the display looks, in degrees from its upper edge, clockwise. Another picture is another map.
 */
export const youAreHere = z
  .record(uuid, z.strictObject({ ...focalPoint.shape, heading: z.int().min(0).max(359).nullable() }))
  .refine((maps) => Object.keys(maps).length <= 200, { error: 'field.invalid' satisfies FieldCode });
export type YouAreHere = z.infer<typeof youAreHere>;
export type Here = YouAreHere[string];

/** What staff say about a display. */
export const displaySettings = z.strictObject({
  system: systemId,
  name: line({ max: 80 }).refine((value) => value !== '', { error: 'field.required' satisfies FieldCode }),
  place: line({ max: 120 }),
  languageMode: z.enum(languageModes),
  panel,
  /** Films are silent unless told otherwise. */
  sound: z.boolean(),
  /** Where it stands and what it is, in words of the staff: presentations and messages may be meant for some of them. */
  tags: tags.default([]),
  /** Whoever does not know of it leaves it out when they write, and it stays as it is. */
  youAreHere: youAreHere.optional(),
  ...visitTimes.shape,
});
export type DisplaySettings = z.infer<typeof displaySettings>;

/**
 * Without letters and digits that are taken for one another, and without those that a Greek keyboard does not have or
 * shows on another key (P, Q, R, W).
 */
export const pairingAlphabet = 'ABCDEFGHJKLMNSTUVXYZ23456789';
export const pairingCodeLength = 6;
export const pairingCodeMinutes = 15;

/** The Latin letter on the key that gives each Greek one. */
const sameKey = new Map(
  Array.from('ΑΒΨΔΕΦΓΗΞΚΛΜΝΣΤΘΩΧΥΖ', (greek, index) => [greek, 'ABCDEFGHJKLMNSTUVXYZ'[index] ?? greek]),
);

/** A code as it is typed: small letters, blanks, accents and a keyboard that is set to Greek do not matter. */
export const typedCode = (typed: string): string =>
  Array.from(
    typed
      .normalize('NFD')
      .replaceAll(/[\p{M}\s-]/gu, '')
      .toUpperCase(),
    (letter) => sameKey.get(letter) ?? letter,
  ).join('');

/** What stands in a code that no display shows. */
export const notInCodes = (code: string): string[] => [
  ...new Set(Array.from(code).filter((letter) => !pairingAlphabet.includes(letter))),
];

export const pairingCode = z
  .string()
  .max(40)
  .transform(typedCode)
  .refine((code) => new RegExp(`^[${pairingAlphabet}]{${pairingCodeLength}}$`).test(code), {
    error: 'display.code-unknown' satisfies FieldCode,
  });

/** What a display says of itself, from the loop that draws. */
export const healthReport = z.strictObject({
  /** The release on the glass. Null while there is none. */
  release: z.int().nullable(),
  hash: z.string().max(64).nullable(),
  /** What is on the glass right now. */
  showing: z.strictObject({ presentation: uuid, entry: uuid.nullable() }).nullable(),
  /** Frames drawn since the last report, and over how long. */
  frames: z.int().min(0),
  frameSpanMs: z.int().min(0),
  cachedBytes: z.int().min(0),
  quotaBytes: z.int().min(0),
  /** How far its own clock is from the server's. */
  clockOffsetMs: z.int(),
  uptimeMs: z.int().min(0),
  screen: z.strictObject({ width: z.int(), height: z.int() }),
  /** Since the last report; never shown to the public. */
  errors: z
    .array(z.strictObject({ code: z.string().max(60), detail: z.string().max(300), at: z.iso.datetime() }))
    .max(20),
  /** Emergency messages that are or were on the glass. */
  emergencies: z.array(uuid).max(20),
  /** A visitor is here, and a newer release waits until they have gone. */
  waiting: z.boolean().optional(),
  /** Of the machine, where a program looks after the browser. */
  machine: machineFacts.optional(),
});
export type HealthReport = z.infer<typeof healthReport>;

export const displayStates = ['green', 'amber', 'red'] as const satisfies readonly Colour[];
export type DisplayState = (typeof displayStates)[number];

/** How long a display shows its name in large letters when it is asked which one it is. */
export const identifySeconds = 30;

/** A small picture of what is on a glass, cut so that its focal point stays in sight. */
const glassPicture = z.object({ url: z.string(), focalPoint });
export type GlassPicture = z.infer<typeof glassPicture>;

/** A display as staff see it. */
export const display = displaySettings.extend({
  id: uuid,
  state: z.enum(displayStates),
  /** What the state is about. */
  glass: z.enum(glassStates),
  /** Since when it has been in trouble; when it was last seen while all is well. */
  since: z.iso.datetime(),
  pairedAt: z.iso.datetime(),
  pairedBy: person,
  seenAt: z.iso.datetime().nullable(),
  connected: z.boolean(),
  /** While it shall show its name: until when, and whether it has heard of it. */
  identifying: z.object({ until: z.iso.datetime(), heard: z.boolean() }).nullable(),
  /** The release that its system expects; null while nothing was ever released. */
  expected: z.int().nullable(),
  health: healthReport.nullable(),
  /** The title of what it shows, in the release that it reported; null while it shows nothing, or nobody knows. */
  showing: bilingual.nullable(),
  /** What that looks like, and since when it has been there. */
  picture: glassPicture.nullable(),
  showingSince: z.iso.datetime().nullable(),
  /** A message that lies over whatever it shows. */
  message: bilingual.nullable(),
  /** Until when what is due stays due, and what is due then; see `dueAt`. */
  until: z.iso.datetime().nullable(),
  next: z.array(z.object({ id: uuid, title: bilingual })),
  /** When its screen is on; null: always. */
  screenPlan: screenPlan.nullable(),
  /** What staff last had it do, within a day, and what came of it. */
  instruction: receipt.nullable(),
  /** When the last picture of its glass was taken, if there is one. */
  pictureTakenAt: z.iso.datetime().nullable(),
  version: z.int(),
});
export type Display = z.infer<typeof display>;

export const emergencyLevels = ['information', 'warning', 'danger'] as const;
export type EmergencyLevel = (typeof emergencyLevels)[number];

/** A message over whatever plays. It ends by itself, also where nobody can be reached. */
/** A message that nobody remembers would stay on the glass; one that is needed longer is sent again. */
export const emergencyLongestHours = 24;

export const emergencyDraft = z.strictObject({
  level: z.enum(emergencyLevels),
  title: requiredBilingual({ max: 120 }),
  text: requiredBilingual({ max: 600 }),
  until: z.iso.datetime(),
  /** Null: all of them, also those that are paired later. */
  displays: z.array(uuid).min(1).max(5_000).nullable(),
  /** Of all of them those with one of these tags, also those that get it later. */
  tags: tags.default([]),
});
export type EmergencyDraft = z.infer<typeof emergencyDraft>;

/** As a display shows it. */
const emergencyMessage = z.object({
  id: uuid,
  level: z.enum(emergencyLevels),
  title: bilingual,
  text: bilingual,
  from: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type EmergencyMessage = z.infer<typeof emergencyMessage>;

/** As staff see it: who sent it, and which displays have shown it. */
export const emergency = emergencyMessage.extend({
  by: person,
  /** For whom it was: displays with one of these tags; empty where all were meant, or some by name. */
  tags: z.array(z.string()).default([]),
  endedAt: z.iso.datetime().nullable(),
  endedBy: person.nullable(),
  receipts: z.array(
    z.object({ display: uuid, name: z.string(), place: z.string(), shownAt: z.iso.datetime().nullable() }),
  ),
});
export type Emergency = z.infer<typeof emergency>;

/** What a display knows of itself. */
export const ownDisplay = displaySettings.extend({
  id: uuid,
  /** The release to show, and since when: one that another display had first is older than that. */
  expected: z.object({ number: z.int(), hash: z.string(), since: z.iso.datetime().optional() }).nullable(),
  emergencies: z.array(emergencyMessage),
  /** Until when it shows its name in large letters. */
  identifyUntil: z.iso.datetime().nullable(),
  /** Whether it counts what visitors do; one that is not told does not. */
  countsVisits: z.boolean().default(false),
  /** When its screen is on; null: always. */
  screenPlan: screenPlan.nullable().default(null),
  /** The wall that it is a part of; null where it shows everything by itself. */
  wall: ownWall.nullable().default(null),
  /** What it shall do, oldest first. */
  instructions: ownInstructions,
  serverTime: z.iso.datetime(),
  /** For how long the server had the question in hand before it said its time. */
  tookMs: z.number().min(0).default(0),
});
export type OwnDisplay = z.infer<typeof ownDisplay>;

/** What the event stream says: always only that something changed; what it is now the display asks for, with `withinMs` at some instant within so long. */
export const displayEvents = [
  'release',
  'settings',
  'emergency',
  'identify',
  'news',
  'instruction',
  'revoked',
] as const;
export type DisplayEvent = (typeof displayEvents)[number];
