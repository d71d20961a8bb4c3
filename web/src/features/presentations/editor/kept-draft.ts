import { bilingual } from '@psifida/contract/content/bilingual';
import { contentKinds } from '@psifida/contract/content/kinds';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import { z } from 'zod';

/** Changes with the shape of what is kept: a draft of an older build that no longer fits is left alone. */
export const draftShape = 'content-1';

/** Of the right shape, however unfinished: a draft may hold half a title. */
const content = z.looseObject({
  title: bilingual,
  entries: z.array(
    z.looseObject({ id: z.string(), kind: z.enum(contentKinds as unknown as [string]), active: z.boolean() }),
  ),
  cover: z.string().nullable(),
  map: z.string().nullable(),
  schedule: z.unknown(),
});

const keptDraft = z.object({
  /** The saved version it was typed over, and what stood there: it can still be joined with a newer one. */
  version: z.int(),
  base: content,
  content,
  /** Under which a new presentation is created, however often that is tried. */
  createId: z.uuid(),
});

export type KeptDraft = {
  version: number;
  base: PresentationContent;
  content: PresentationContent;
  createId: string;
};

export const readDraft = (value: unknown): KeptDraft | null =>
  (keptDraft.safeParse(value).data as unknown as KeptDraft | undefined) ?? null;
