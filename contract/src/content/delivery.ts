import { z } from 'zod';

export const deliveredAtMost = 200;

/** Numbered per outbox, so that a repeated one is recognised; a device that lost its storage has another outbox. */
export const delivery = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    outbox: z.string().regex(/^[0-9a-f]{32}$/),
    number: z.int32().min(1),
    items: z.array(item).min(1).max(deliveredAtMost),
  });

export type Delivery<Item> = { outbox: string; number: number; items: Item[] };
