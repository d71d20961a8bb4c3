import { type Language, languages } from '@psifida/contract/content/bilingual';
import { differences } from '@psifida/contract/content/difference';
import { type ContentKind, contentKinds } from '@psifida/contract/content/kinds';
import { type PresentationContent, presentationFields } from '@psifida/contract/content/presentation-content';

const ownParts = ['cover', 'map', 'schedule', 'table', 'puzzle'] as const;
type OwnPart = (typeof ownParts)[number];

export type ChangedPart =
  | { part: 'title'; language: Language }
  | { part: OwnPart }
  | { part: 'entries'; kind: ContentKind; count: number };

/** What is not saved yet, in the order in which it stands on the page: title (EN), 2 images. */
export function changedParts(before: PresentationContent, after: PresentationContent): ChangedPart[] {
  const found = differences(presentationFields, before, after);
  const fields = found.flatMap(({ entry, field }) => (entry || !field ? [] : [field]));
  const own = [
    ...languages
      .filter((language) => fields.includes(`title.${language}`))
      .map((language): ChangedPart => ({ part: 'title', language })),
    // A view may have changed in several of its parts; it is named once.
    ...ownParts
      .filter((part) => fields.some((field) => field.split('.')[0] === part))
      .map((part): ChangedPart => ({ part })),
  ];
  const entries = contentKinds.flatMap((kind): ChangedPart[] => {
    const touched = new Set(found.flatMap(({ entry }) => (entry?.kind === kind ? [entry.id] : [])));
    return touched.size ? [{ part: 'entries', kind, count: touched.size }] : [];
  });
  return [...own, ...entries];
}
