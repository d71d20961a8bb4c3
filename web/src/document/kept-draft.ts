import { bilingual } from '@psifida/contract/bilingual';
import type { FieldKind, Fields } from '@psifida/contract/content/fields';
import { z } from 'zod';

export type KeptDraft<Content> = {
  /** The saved version it was typed over, and what stood there: it can still be joined with a newer one. */
  version: number;
  base: Content;
  content: Content;
  /** Under which a new one is created, however often that is tried. */
  createId: string;
};

const shapeOf = (kind: FieldKind): z.ZodType => {
  switch (kind.kind) {
    case 'bilingual':
      return bilingual;
    case 'text':
      return z.string();
    case 'references':
      return z.array(z.string());
    case 'rows':
      return z.array(
        z.looseObject({ id: z.string() }).refine((row) => !!kind.fieldsOf(kind.kindOf(row)), 'unknown kind'),
      );
    case 'value':
    case 'settings':
      return z.unknown();
  }
};

/** Of the right shape, however unfinished: a draft may hold half a title, and an older one lacks newer fields. */
export function readDraft<Content>(
  fields: Fields,
  empty: Content,
  value: unknown,
): KeptDraft<Content> | null {
  const content = z
    .looseObject(
      Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, shapeOf(kind).optional()])),
    )
    .transform((found) => ({ ...empty, ...found }) as Content);
  const kept = z.object({
    version: z.int(),
    base: content,
    content,
    createId: z.uuid(),
  });
  return kept.safeParse(value).data ?? null;
}
