import type { Entry, EntryOf } from '@psifida/contract/content/entry';
import { emptyContent, type PresentationContent } from '@psifida/contract/content/presentation-content';

export const idOf = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

export const title = { el: 'Το λιμάνι', en: 'The harbour' };

/** Shows the media of the same id, unless another is said. */
export const imageEntry = (id: string, change: Partial<EntryOf<'image'>> = {}): EntryOf<'image'> => ({
  kind: 'image',
  id,
  active: true,
  media: id,
  category: null,
  ...change,
});

export const contentOf = (...entries: Entry[]): PresentationContent => ({ ...emptyContent(title), entries });
