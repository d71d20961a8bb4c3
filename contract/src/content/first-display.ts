import { z } from 'zod';
import { uuid } from './uuid.ts';

/** A week: longer than any holiday during which nobody is there to click. */
export const longestWaitMinutes = 7 * 24 * 60;

/** A system's releases go to one display first; the others follow when it has shown them well for so long. */
export const firstDisplaySetting = z.strictObject({
  display: uuid,
  /** Null: until somebody says so. */
  waitMinutes: z.int().min(1).max(longestWaitMinutes).nullable(),
});
export type FirstDisplaySetting = z.infer<typeof firstDisplaySetting>;

const troubles = ['not-taken', 'gone', 'errors', 'dark'] as const;
export type TrialTrouble = (typeof troubles)[number];

/** It comes, is shown, cannot be judged now, or has trouble that keeps it from the others. */
export const trialStates = ['coming', 'shown', 'asleep', 'nothing-due', 'waits', ...troubles] as const;
export type TrialState = (typeof trialStates)[number];

/** Somebody has to look: the others stay where they are. */
export const isInTrouble = (state: TrialState): boolean => troubles.some((one) => one === state);

/** What it has done once it may do again on every other display: only a person lets it go on. */
export const isStopped = (state: TrialState): boolean => state === 'errors' || state === 'dark';

/** Other errors say nothing about what is shown. */
export const concernsRelease = (code: string): boolean =>
  !/^(?:record|count|storage|server|stream|browser)\./.test(code);

const heldRelease = z.object({
  number: z.int(),
  /** What the others show meanwhile. */
  others: z.int(),
  madeAt: z.iso.datetime(),
  state: z.enum(trialStates),
  since: z.iso.datetime(),
  /** When the others follow, as long as nothing happens; null: not by itself, or not known yet. */
  opensAt: z.iso.datetime().nullable(),
  /** What the first display said of it. */
  reported: z.array(z.object({ code: z.string(), detail: z.string(), at: z.iso.datetime() })),
});

export const firstDisplay = z.object({
  /** Null: it was taken away, or belongs to another system now. */
  display: z.object({ id: uuid, name: z.string() }).nullable(),
  waitMinutes: z.int().nullable(),
  /** The newest release, while only the first display has it. */
  held: heldRelease.nullable(),
});
export type FirstDisplay = z.infer<typeof firstDisplay>;
