import { bilingual } from '@psifida/contract/content/bilingual';
import type { LibraryKind } from '@psifida/contract/content/kinds';
import { emptyItem, type ItemContent } from '@psifida/contract/content/library-item';
import { z } from 'zod';

/** Changes with the shape of what is kept: a draft of an older build that no longer fits is left alone. */
export const itemDraftShape = 'item-1';

const rows = z.array(z.looseObject({ id: z.string(), text: bilingual }));
const kept = z.object({
  /** The saved version it was typed over. */
  version: z.int(),
  /** Under which a new one is created, however often that is tried. */
  createId: z.uuid(),
  content: z.looseObject({
    title: bilingual,
    image: z.string().nullable(),
    media: z.array(z.string()),
    ingredients: rows.optional(),
    steps: rows.optional(),
    description: bilingual.optional(),
    products: z.array(z.string()).optional(),
  }),
});

export type KeptItem = { version: number; createId: string; content: ItemContent };

/** Of the right shape for its kind, however unfinished: a draft may hold half a title. */
export function readKeptItem(kind: LibraryKind, value: unknown): KeptItem | null {
  const found = kept.safeParse(value).data;
  const fields = Object.keys(emptyItem[kind]);
  return found && fields.every((field) => field in found.content) ? (found as unknown as KeptItem) : null;
}
