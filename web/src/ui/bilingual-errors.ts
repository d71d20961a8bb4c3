import type { FieldCode } from '@psifida/contract/problems';

/** R-VAL-03: a fault of one language stands at its input, a fault of both below the pair. */
export type BilingualErrors = { both?: string | undefined; el?: string | undefined; en?: string | undefined };

const placeOf: Partial<Record<FieldCode, keyof BilingualErrors>> = {
  'field.required-in-greek': 'el',
  'field.required-in-english': 'en',
};

export const placeError = (code: string, text: string): BilingualErrors => ({
  [placeOf[code as FieldCode] ?? 'both']: text,
});
