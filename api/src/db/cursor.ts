import { Problem } from '@psifida/contract/problem';
import type { z } from 'zod';

/** Where the next page begins, as an opaque text that the caller only hands back. */
export const toCursor = (place: unknown): string => Buffer.from(JSON.stringify(place)).toString('base64url');

export function fromCursor<T extends z.ZodType>(cursor: string, schema: T): z.output<T> {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new Problem('input.invalid', {}, [{ path: ['query', 'after'], code: 'field.invalid' }]);
  }
}
