import { z } from 'zod';
import { bilingual, optionalBilingual, requiredBilingual } from '../bilingual.ts';
import type { FieldCode } from '../problems.ts';
import type { Installation } from '../registry/registry.ts';
import { systemId } from '../registry/systems.ts';
import { machineFacts, receipt } from './instruction.ts';
import { line } from './line.ts';
import { focalPoint } from './media.ts';
import { type Colour, glassStates } from './on-glass.ts';
import { panel } from './panel.ts';
import { type Person, person } from './presentation.ts';
import { screenPlan } from './screen-plan.ts';
import { soundLevels } from './sound-levels.ts';
import { tags } from './tags.ts';
import { uuid } from './uuid.ts';

/** Which language a display speaks: one, each in turn, or the one a visitor chooses (Greek until then). */
export const languageModes = ['el', 'en', 'alternating', 'visitor'] as const;
export type LanguageMode = (typeof languageModes)[number];

/** Where nobody can touch it nobody can choose a language either. */
export const usualMode = (installation: Installation): LanguageMode =>
  installation === 'wall' ? 'alternating' : 'visitor';

/** Idle time before a visitor is asked whether they are there, and time to answer: at least 20 s (WCAG 2.2.1). */
export const visitTimes = z.strictObject({
  idleSeconds: z.int().min(20).max(900).default(60),
  warningSeconds: z.int().min(20).max(120).default(20),
});
export type VisitTimes = z.infer<typeof visitTimes>;
export const usualTimes: VisitTimes = visitTimes.parse({});

/** Shares of the map image, and the reader's direction clockwise from its upper edge. */
export const here = z.strictObject({ ...focalPoint.shape, heading: z.int().min(0).max(359).nullable() });
export type Here = z.infer<typeof here>;

/** By the map image's id. */
export const youAreHere = z
  .record(uuid, here)
  .refine((maps) => Object.keys(maps).length <= 200, { error: 'field.invalid' satisfies FieldCode });
export type YouAreHere = z.infer<typeof youAreHere>;

export const displaySettings = z.strictObject({
  system: systemId,
  name: line({ max: 80 }).refine((value) => value !== '', { error: 'field.required' satisfies FieldCode }),
  place: line({ max: 120 }),
  languageMode: z.enum(languageModes),
  panel,
  /** Videos are silent unless told otherwise. */
  audio: z.boolean(),
  /** Null: as loud as its machine; left out, it stays as it is. */
  sound: soundLevels.nullable().optional(),
  /** Presentations and messages may be meant for displays with some tag only. */
  tags: tags.default([]),
  /** Left out, it stays as it is. */
  youAreHere: youAreHere.optional(),
  ...visitTimes.shape,
});
export type DisplaySettings = z.infer<typeof displaySettings>;

/** Without look-alikes, and without letters that a Greek keyboard lacks or has elsewhere (P, Q, R, W). */
export const pairingAlphabet = 'ABCDEFGHJKLMNSTUVXYZ23456789';
export const pairingCodeLength = 6;
export const pairingCodeMinutes = 15;

/** The Latin letter on the key that gives each Greek one. */
const sameKey = new Map(
  Array.from('ΑΒΨΔΕΦΓΗΞΚΛΜΝΣΤΘΩΧΥΖ', (greek, index) => [greek, 'ABCDEFGHJKLMNSTUVXYZ'[index] ?? greek]),
);

/** Normalises a typed code: case, blanks, accents and a Greek keyboard do not matter. */
export const typedCode = (typed: string): string =>
  Array.from(
    typed
      .normalize('NFD')
      .replaceAll(/[\p{M}\s-]/gu, '')
      .toUpperCase(),
    (letter) => sameKey.get(letter) ?? letter,
  ).join('');

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

/** A small image of what is on a glass, cut so that its focal point stays in sight. */
const glassImage = z.object({ url: z.string(), focalPoint });
export type GlassImage = z.infer<typeof glassImage>;

/** A display as staff see it. */
export const display = displaySettings.extend({
  id: uuid,
  state: z.enum(displayStates),
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
  /** Title in the reported release; null while it shows nothing, or that is unknown. */
  showing: bilingual.nullable(),
  /** What that looks like, and since when it has been there. */
  image: glassImage.nullable(),
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
  /** When the last image of its glass was taken, if there is one. */
  imageTakenAt: z.iso.datetime().nullable(),
  version: z.int(),
});
export type Display = z.infer<typeof display> & {
  /** Who has taken on its trouble, and since when it is over; nobody, or over for more than a day: null. */
  task: { by: Person; at: string; backAt: string | null } | null;
};

export const emergencyLevels = ['information', 'warning', 'danger'] as const;
export type EmergencyLevel = (typeof emergencyLevels)[number];

/** A message always ends by itself, also on a display without a connection. */
export const emergencyLongestHours = 24;

export const emergencyDraft = z.strictObject({
  level: z.enum(emergencyLevels),
  title: requiredBilingual({ max: 120 }),
  text: requiredBilingual({ max: 600, lines: true }),
  until: z.iso.datetime(),
  /** Null: all of them, also those that are paired later. */
  displays: z.array(uuid).min(1).max(5_000).nullable(),
  /** Of all of them those with one of these tags, also those that get it later. */
  tags: tags.default([]),
  /** It looks like an exercise on the glass and in the tool. */
  drill: z.boolean().default(false),
  /** The text once more in easy language; displays say it in its turn. */
  easy: optionalBilingual({ max: 600, lines: true }).optional(),
  /** A video of the library in which it is told in Greek Sign Language. */
  sign: uuid.optional(),
});
export type EmergencyDraft = z.infer<typeof emergencyDraft>;

/** As a display shows it. */
export const emergencyMessage = z.object({
  id: uuid,
  level: z.enum(emergencyLevels),
  title: bilingual,
  text: bilingual,
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  drill: z.boolean().default(false),
  easy: bilingual.optional(),
  sign: z.object({ url: z.string(), sha256: z.string(), bytes: z.int() }).optional(),
});
export type EmergencyMessage = z.infer<typeof emergencyMessage>;

/** As staff see it: who sent it, and which displays have shown it. */
export const emergency = emergencyMessage.extend({
  by: person,
  /** For whom it was: displays with one of these tags; empty where all were meant, or some by name. */
  tags: z.array(z.string()),
  endedAt: z.iso.datetime().nullable(),
  endedBy: person.nullable(),
  receipts: z.array(
    z.object({ display: uuid, name: z.string(), place: z.string(), shownAt: z.iso.datetime().nullable() }),
  ),
});
export type Emergency = z.infer<typeof emergency>;

/** Events only say that something changed; the display then asks, at a random instant within `withinMs`. */
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
