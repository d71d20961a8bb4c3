import { z } from 'zod';
import { bilingual } from '../bilingual.ts';
import { type ContentKind, contentKinds, type UsedKind, usedKinds } from '../kinds.ts';

/** How large is large enough. A video's measure is its height alone: 720p says nothing of the width. */
export const qualities = {
  fullHd: { width: 1920, height: 1080 },
  hd: { width: 0, height: 720 },
} as const satisfies Record<string, { width: number; height: number }>;
export type Quality = keyof typeof qualities;

export const installations = ['wall', 'touch-wall', 'totem', 'table', 'touch-display'] as const;
export type Installation = (typeof installations)[number];

const viewings = ['psifiakes-provoles', 'epitrapezies-provoles'] as const;
export type Viewing = (typeof viewings)[number];

export const views = ['table', 'puzzle'] as const;
export type View = (typeof views)[number];

const kind = z.enum(contentKinds as unknown as [ContentKind, ...ContentKind[]]);
const libraryKind = z.enum(usedKinds as unknown as [UsedKind, ...UsedKind[]]);
const minimum = z.int().min(0).max(100);

/** One section of a presentation: what goes into it, and the least an active presentation must hold. */
export const section = z.strictObject({
  kind,
  atLeast: minimum,
  quality: z.enum(Object.keys(qualities) as [Quality, ...Quality[]]).optional(),
  /** Each entry counts only once it has been put into a category of its presentation. */
  inCategory: z.literal(true).optional(),
});
export type Section = z.infer<typeof section>;

/** A library of a system: entries made once, used in many presentations. `atLeast` counts active ones. */
export const library = z.strictObject({ kind: libraryKind, atLeast: minimum });
export type Library = z.infer<typeof library>;

export const system = z.strictObject({
  name: bilingual,
  installation: z.enum(installations),
  viewing: z.enum(viewings),
  sections: z.array(section).min(1),
  libraries: z.array(library),
  view: z.enum(views).nullable(),
  /** Whether its presentations can give room to the town's announcements and events. */
  room: z.literal(true).optional(),
  /** R-RIGHTS-07: what it shows needs a licence, and consent or none needed. Absent where nobody asks for them. */
  rights: z.literal('required').optional(),
});
export type System = z.infer<typeof system>;
