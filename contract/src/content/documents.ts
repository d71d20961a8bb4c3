import type { LibraryKind } from '../kinds.ts';
import type { Fields } from './fields.ts';
import { type ItemContentOf, itemFields } from './library-item.ts';
import { type MediaContent, mediaFields } from './media.ts';
import { type PresentationContent, presentationFields } from './presentation-content.ts';

/** Everything that staff open, edit and save as one: what it holds, by its kind. */
export type ContentOf = { presentation: PresentationContent; media: MediaContent } & {
  [Kind in LibraryKind]: ItemContentOf[Kind];
};
export type DocumentKind = keyof ContentOf;

export const documentFields: Record<DocumentKind, Fields> = {
  presentation: presentationFields,
  ...itemFields,
  media: mediaFields,
};
