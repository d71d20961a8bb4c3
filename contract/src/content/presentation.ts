import { z } from 'zod';
import { asRead } from '../as-read.ts';
import { bilingual } from '../bilingual.ts';
import { contentKinds } from '../kinds.ts';
import { section } from '../registry/registry.ts';
import { systemId } from '../registry/systems.ts';
import { revisionChange } from './changes.ts';
import { presentationContent } from './presentation-content.ts';
import { schedule } from './schedule.ts';
import { uuid } from './uuid.ts';

/** Whoever did something, as it was known at that moment: the account may be gone, the name stays. */
export const person = z.object({ id: z.string(), name: z.string() });
export type Person = z.infer<typeof person>;
/** Stands for everybody who has left and was made anonymised. */
export const anonymised: Person = { id: 'anonymised', name: '' };

/** Of everything that staff make and save: which save it is, who made it and who changed it last. */
export const kept = {
  version: z.int(),
  createdAt: z.iso.datetime(),
  createdBy: person,
  modifiedAt: z.iso.datetime(),
  modifiedBy: person,
};

export const missingSection = section.extend({ have: z.int() });

export const presentationSummary = z.object({
  id: uuid,
  system: systemId,
  title: bilingual,
  active: z.boolean(),
  /** What it lacks before a display may show it; empty means complete. */
  missing: z.array(missingSection),
  /** The image or video of the library that stands for it. */
  cover: uuid.nullable(),
  schedule: schedule.nullable(),
  tags: z.array(z.string()),
  /** Where it stands in the order in which its system shows them: before whatever has a larger one. */
  position: z.number(),
  ...kept,
});
export type PresentationSummary = z.infer<typeof presentationSummary>;

/** In a list also what stands in it. */
export const listedPresentation = presentationSummary.extend({
  holds: z.array(z.object({ kind: z.enum(contentKinds), count: z.int() })),
  /** How many of its texts are to be checked in their two languages. */
  doubts: z.int(),
});
export type ListedPresentation = z.infer<typeof listedPresentation>;

export const presentation = asRead(presentationSummary.extend({ content: presentationContent }));
export type Presentation = z.infer<typeof presentation>;

/** What was saved at one moment; every save makes one. */
export const revisionBase = z.object({
  version: z.int(),
  active: z.boolean(),
  at: z.iso.datetime(),
  by: person,
});
/** As a list shows it, with what it changed; null for the first that is kept. */
export const revisionSummary = revisionBase.extend({ changes: z.array(revisionChange).nullable() });
export type RevisionSummary = z.infer<typeof revisionSummary>;
export const revision = asRead(revisionBase.extend({ content: presentationContent }));
export type Revision = z.infer<typeof revision>;
