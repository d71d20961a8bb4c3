import { z } from 'zod';
import type { FieldCode } from '../problems.ts';
import { grounds, isReadable, typefaces, usualLook } from './look-tones.ts';

const accent = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: 'field.invalid' satisfies FieldCode });

/** R-LOOK-01: the town's own colours and typefaces, as an administrator chooses them. */
export const chosenLook = z.strictObject({
  accent: accent.refine(isReadable, { error: 'field.invalid' satisfies FieldCode }),
  ground: z.enum(grounds),
  headings: z.enum(typefaces),
  text: z.enum(typefaces),
});

/** As it was stored, perhaps by a newer process: what is not known here is as usual. */
export const townLook = z.object({
  accent: accent.catch(usualLook.accent),
  ground: z.enum(grounds).catch(usualLook.ground),
  headings: z.enum(typefaces).catch(usualLook.headings),
  text: z.enum(typefaces).catch(usualLook.text),
});
export type TownLook = z.infer<typeof townLook>;
export type LookChange = { before: TownLook; after: TownLook };
