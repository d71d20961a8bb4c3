import { z } from 'zod';
import { asRead } from '../as-read.ts';
import { languages } from '../bilingual.ts';
import { languageModes } from './display.ts';
import { fieldPlace } from './field-place.ts';
import { panel } from './panel.ts';
import { manifest } from './release.ts';
import { uuid } from './uuid.ts';

const size = z.object({ width: z.number().positive(), height: z.number().positive() });

/** A glass for which a presentation is judged; of a joined wall the whole, and which part of it has the words. */
export const proofGlass = z.object({
  panel: panel.extend({ widthMm: z.number().positive() }),
  pixels: size,
  languageMode: z.enum(languageModes),
  words: size.extend({ left: z.number(), top: z.number() }).nullable(),
});
export type ProofGlass = z.infer<typeof proofGlass>;

/** What the player is asked in the frame of a preview. */
export const proofRequest = asRead(
  z.object({
    type: z.literal('psifida-proof'),
    /** The answer has the same. */
    requestId: z.string(),
    manifest,
    glasses: z.array(proofGlass),
  }),
);
export type ProofRequest = z.infer<typeof proofRequest>;

export const remarkCodes = [
  /** The text of a story is left out: its image is shown for less time than it needs, or no image is shown so long. */
  'text-time',
  'text-never',
  /** A title is shown in parts; of one with too little time some are left out. */
  'title-pages',
  'title-time',
  'focus-cut',
  'focus-covered',
  /** Not written in a language that the glass speaks: the other one stands there. */
  'language',
] as const;

/** One thing that is not seen on a glass, or not whole; where it is mended, and the figures of its sentence. */
export const remark = z.object({
  code: z.enum(remarkCodes),
  place: fieldPlace,
  language: z.enum(languages).nullable(),
  /** Whose focal point it is. */
  media: uuid.nullable(),
  /** Seconds, rounded up. */
  needs: z.int(),
  has: z.int(),
  pages: z.int(),
});
export type Remark = z.infer<typeof remark>;

/** For each glass that was asked for, in the same order; none at all where judging failed. */
export const proofAnswer = z.object({
  type: z.literal('psifida-proof-read'),
  requestId: z.string(),
  remarks: z.array(z.array(remark)),
});
export type ProofAnswer = z.infer<typeof proofAnswer>;
