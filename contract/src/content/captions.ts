import { z } from 'zod';
import type { FieldCode } from '../problems.ts';

export const captionsMax = 200_000;

/** WebVTT. NUL and lone surrogates are refused, since PostgreSQL cannot store them. */
export const captionText = z
  .string()
  // Some programs put a byte order mark before the first word; it says nothing here.
  .transform((value) => value.replace(/^\uFEFF/, ''))
  .refine((value) => /^WEBVTT(?:\s|$)/.test(value) && !/[\0\p{Surrogate}]/u.test(value), {
    error: 'field.invalid' satisfies FieldCode,
  })
  .refine((value) => value.length <= captionsMax, {
    error: 'field.too-long' satisfies FieldCode,
    params: { max: captionsMax },
  });

/** Each language has its own, or none. */
export const captions = z.object({ el: z.string().nullable(), en: z.string().nullable() });
export type Captions = z.infer<typeof captions>;

export const noCaptions: Captions = { el: null, en: null };

/** In at least one language. */
export const hasCaptions = (given: Captions | undefined): boolean =>
  given !== undefined && (given.el !== null || given.en !== null);
