import { z } from 'zod';
import { section } from '../registry/registry.ts';
import { systemId } from '../registry/systems.ts';
import { bilingual, requiredBilingual } from './bilingual.ts';

/** Whoever did something, as it was known at that moment: the account may be gone, the name stays. */
export const person = z.object({ id: z.string(), name: z.string() });
export type Person = z.infer<typeof person>;

/** Titles alone make a draft; a draft is inactive (design, section 2: complete or draft). */
export const presentationDraft = z.object({ title: requiredBilingual({ max: 200 }) });
export type PresentationDraft = z.infer<typeof presentationDraft>;

export const missingSection = section.extend({ have: z.int() });

export const presentation = z.object({
  id: z.uuid(),
  system: systemId,
  title: bilingual,
  active: z.boolean(),
  /** What it lacks before a display may show it; empty means complete. */
  missing: z.array(missingSection),
  version: z.int(),
  createdAt: z.iso.datetime(),
  createdBy: person,
  modifiedAt: z.iso.datetime(),
  modifiedBy: person,
});
export type Presentation = z.infer<typeof presentation>;
