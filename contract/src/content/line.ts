import { z } from 'zod';
import { type Limits, tidyLine, tidyLines } from '../bilingual.ts';
import type { FieldCode } from '../problems.ts';

/** A short text in no particular language. A NUL or half a character cannot be stored, so it is refused. */
export const line = ({ max, lines = false }: Limits) =>
  z
    .string()
    .transform((value) => (lines ? tidyLines : tidyLine)(value.normalize('NFC')))
    .refine((value) => !/[\0\p{Surrogate}]/u.test(value), { error: 'field.invalid' satisfies FieldCode })
    .refine((value) => value.length <= max, { error: 'field.too-long' satisfies FieldCode, params: { max } });
