import { z } from 'zod';

/** So many things in one delivery; what is more follows in the next. */
export const deliveredAtMost = 200;

/**
 * What a display has kept to hand over, once. An outbox numbers its deliveries and never uses a number twice, so one that
 * is sent again, because its answer got lost, is recognised. A device that lost what it kept has another outbox.
 */
export const delivery = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    outbox: z.string().regex(/^[0-9a-f]{32}$/),
    number: z.int32().min(1),
    items: z.array(item).min(1).max(deliveredAtMost),
  });

export type Delivery<Item> = { outbox: string; number: number; items: Item[] };
