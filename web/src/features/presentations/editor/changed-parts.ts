import type { Language } from '@psifida/contract/content/bilingual';
import { differences } from '@psifida/contract/content/difference';
import { type ContentKind, contentKinds } from '@psifida/contract/content/kinds';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';

export type ChangedPart =
  | { part: 'title'; language: Language }
  | { part: 'cover' | 'map' | 'schedule' }
  | { part: 'entries'; kind: ContentKind; count: number };

/** What is not saved yet, in the order in which it stands on the page: title (EN), 2 images. */
export function changedParts(before: PresentationContent, after: PresentationContent): ChangedPart[] {
  const found = differences(before, after);
  const own = found.flatMap(({ entry, field }): ChangedPart[] => {
    if (entry || !field) return [];
    if (field === 'title.el' || field === 'title.en')
      return [{ part: 'title', language: field === 'title.el' ? 'el' : 'en' }];
    return field === 'cover' || field === 'map' || field === 'schedule' ? [{ part: field }] : [];
  });
  const entries = contentKinds.flatMap((kind): ChangedPart[] => {
    const touched = new Set(found.flatMap(({ entry }) => (entry?.kind === kind ? [entry.id] : [])));
    return touched.size ? [{ part: 'entries', kind, count: touched.size }] : [];
  });
  return [...own, ...entries];
}
