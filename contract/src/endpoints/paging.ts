import { z } from 'zod';
import { uuid } from '../content/uuid.ts';

/** Opaque cursor; long, since it may hold an encoded Greek title. */
export const cursor = z.string().max(2_000);

/** How many on a page, unless the caller says it. */
export const pageOf = (usual: number) => z.coerce.number().int().min(1).max(100).default(usual);

/** A page, and where the next one begins. */
export const paged = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable() });
/** The same, and how many there are on all pages together. */
export const pagedOf = <Item extends z.ZodType>(item: Item) => paged(item).extend({ total: z.int() });
/** The same where items are numbered, as actions and revisions are. */
export const pagedByNumber = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.int().nullable() });

/** The order the other way round. */
export const reversed = z.literal('true').optional();

/** Up to a hundred ids, separated by commas. */
export const idList = z
  .string()
  .max(3700)
  .transform((value) => value.split(','))
  .pipe(z.array(uuid).max(100));

/** An int4 in an address or a query. */
export const countedNumber = z.coerce.number().int().min(0).max(2_147_483_647);
