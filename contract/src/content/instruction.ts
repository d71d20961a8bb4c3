import { z } from 'zod';
import { asRead } from '../as-read.ts';
import type { FieldCode } from '../problems.ts';
import { person } from './presentation.ts';
import { tags } from './tags.ts';
import { uuid } from './uuid.ts';

export const instructionKinds = [
  'reload',
  'fetch-again',
  'image',
  'restart-browser',
  'reboot',
  'volume',
  'brightness',
  'rotation',
] as const;
export type InstructionKind = (typeof instructionKinds)[number];

const tens = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;

type Rule = {
  /** What may be said with it: a machine obeys, so it is a closed set. None: nothing is. */
  values: readonly number[];
  /** A display that has not done it by then does not do it any more. */
  endsAfterMinutes: number;
  /** How many displays may begin it per minute; a default rate where absent. */
  beginPerMinute?: number;
};

export const instructionRules: Record<InstructionKind, Rule> = {
  reload: { values: [], endsAfterMinutes: 5 },
  'fetch-again': { values: [], endsAfterMinutes: 60, beginPerMinute: 100 },
  image: { values: [], endsAfterMinutes: 2 },
  'restart-browser': { values: [], endsAfterMinutes: 5 },
  reboot: { values: [], endsAfterMinutes: 10, beginPerMinute: 200 },
  volume: { values: [0, ...tens], endsAfterMinutes: 5 },
  // One that is all dark would look like one that is broken.
  brightness: { values: tens, endsAfterMinutes: 5 },
  rotation: { values: [0, 90, 180, 270], endsAfterMinutes: 5 },
};

const minute = 60_000;

const askPerSecond = 100;
/** Spreads the requests of many displays: each makes three. */
export const askWithin = (displays: number): number => ((displays - 1) * 1_000) / askPerSecond;

/** Spreads the begin of many displays, so that not all fetch, or are dark, at once. */
export function spreadOf(kind: InstructionKind, displays: number): number {
  const { endsAfterMinutes, beginPerMinute = 3_000 } = instructionRules[kind];
  return Math.round(Math.min((displays - 1) / beginPerMinute, endsAfterMinutes / 2) * minute);
}

/** What every display can do, by its page alone. */
const ofThePage: readonly InstructionKind[] = ['reload', 'fetch-again'];

/** What a display can do: its page alone, and what the program that looks after its browser has said it can. */
export const canDo = (kind: InstructionKind, abilities: readonly string[] | undefined): boolean =>
  ofThePage.includes(kind) || !!abilities?.includes(kind);

export { askedImagesAtMost as imagesAtMost } from '../limits.ts';

export const instructionDraft = z
  .strictObject({
    kind: z.enum(instructionKinds),
    value: z.int().nullable(),
    /** Null: all of them, or all with one of the tags. */
    displays: z.array(uuid).min(1).max(5_000).nullable(),
    tags: tags.default([]),
  })
  .refine(
    ({ kind, value }) => {
      const { values } = instructionRules[kind];
      return values.length ? value !== null && values.includes(value) : value === null;
    },
    { path: ['value'], error: 'field.invalid' satisfies FieldCode },
  );
export type InstructionDraft = z.infer<typeof instructionDraft>;

const instruction = z.object({
  id: uuid,
  kind: z.enum(instructionKinds),
  value: z.int().nullable(),
  until: z.iso.datetime(),
});

/** As a display hears of it, until it has said that it is done, or its time is over. */
const ownInstruction = instruction.extend({
  takenAt: z.iso.datetime().nullable(),
  /** It begins at some instant within so long. */
  spreadMs: z.int().min(0),
});
export type OwnInstruction = z.infer<typeof ownInstruction>;

/** What a newer server says and this player does not know is passed over; the rest holds. */
export const ownInstructions = z
  .array(z.unknown())
  .transform((all) => all.flatMap((one) => ownInstruction.safeParse(one).data ?? []));

export const outcomes = ['done', 'failed'] as const;

/** What one display has made of it; one that was not heard of by `until` never will be. */
export const receipt = instruction.extend({
  at: z.iso.datetime(),
  by: person,
  takenAt: z.iso.datetime().nullable(),
  outcome: z.enum(outcomes).nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** The machine's own words, where it failed. */
  detail: z.string(),
});
export type Receipt = z.infer<typeof receipt>;

/** As staff see what they have given, to one or to many. */
export const givenInstruction = instruction.extend({
  at: z.iso.datetime(),
  by: person,
  tags: z.array(z.string()),
  displays: z.int(),
  taken: z.int(),
  done: z.int(),
  failed: z.int(),
  /** Those that have not answered, and those that failed, by name; not all of them where they are many. */
  undone: z.array(z.string()),
  failedOnes: z.array(z.string()),
});
export type GivenInstruction = z.infer<typeof givenInstruction>;

/** What the program around the browser says of the machine. */
export const machineFacts = z.strictObject({
  abilities: z.array(z.string().max(40)).max(40),
  kiosk: z.string().max(40),
  browser: z.string().max(80),
  uptimeMs: z.int().min(0),
  browserUptimeMs: z.int().min(0),
  temperature: z.int().nullable(),
  diskBytes: z.int().min(0).nullable(),
  diskFreeBytes: z.int().min(0).nullable(),
  memoryFreeShare: z.number().min(0).max(1).nullable(),
  /** Of a wireless network, in decibels; null by cable, or where nobody says. */
  signalDbm: z.int().nullable(),
});
export type MachineFacts = z.infer<typeof machineFacts>;

/** From a program that may be newer than whoever asks it. */
export const machineSaid = asRead(
  machineFacts.extend({
    /** Another after each start of the machine; for the page alone. */
    bootId: z.string().max(60).nullable().default(null),
  }),
);
export type MachineSaid = z.infer<typeof machineSaid>;
