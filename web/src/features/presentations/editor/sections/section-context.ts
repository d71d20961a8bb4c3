import type { Entry } from '@psifida/contract/content/entry';
import { itemOf, type PresentationContent } from '@psifida/contract/content/presentation-content';
import type { Section } from '@psifida/contract/registry/registry';
import { createContext } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { BilingualErrors } from '../../../../api/field-issues.ts';
import { placeFaults } from '../../../../document/faults.ts';
import { useProblemText } from '../../../../i18n/problem-text.ts';
import { useRequirementTexts } from '../../../../i18n/requirement-texts.ts';
import { assetName } from '../../../media/image/asset-name.ts';
import type { Pick } from '../../../media/picker/use-picking.tsx';
import { changeEntry, type Edit, entriesOf, removeEntry } from '../content-edits.ts';
import type { Editor } from '../use-editor.ts';

/** All that a section may show. What it is given to act with works on the draft as it is by then, whenever it was given. */
export const shownInSections = {
  editor: ['assets', 'base', 'id', 'isLoading', 'items', 'readOnly', 'rules', 'saved', 'system'],
  content: ['entries', 'cover', 'map', 'table', 'puzzle', 'seconds', 'paths'],
} as const satisfies { editor: readonly (keyof Editor)[]; content: readonly (keyof PresentationContent)[] };

type Shown = typeof shownInSections;
export type SectionEditor = PickOf<Editor, Shown['editor'][number] | 'edit' | 'faults' | 'judgement'> & {
  content: PickOf<PresentationContent, Shown['content'][number]>;
};
type PickOf<T, Key extends keyof T> = { [Name in Key]: T[Name] };

/** Opens the details of a file from anywhere in the editor. */
export const ShowDetails = createContext<(media: string) => void>(() => {});

export type SectionProps = { section: Section; editor: SectionEditor; pick: Pick };

export function useEntryNames({ content, assets, items }: SectionEditor) {
  const t = useTranslations();
  const locale = useLocale();
  return (entry: Entry): string => {
    const title =
      'title' in entry && entry.title ? entry.title[locale] || entry.title.el || entry.title.en : '';
    if (title) return title;
    const item = items.get(itemOf(entry)?.id ?? '')?.title[locale];
    if (item) return item;
    const asset = 'media' in entry && typeof entry.media === 'string' ? assets.get(entry.media) : null;
    if (asset?.title) return assetName(asset, locale);
    const position = entriesOf(content, entry.kind).findIndex(({ id }) => id === entry.id) + 1;
    return `${t(`kinds.${entry.kind}.one`)} ${position}`;
  };
}

/** R-RULE-01 to 05: why an entry of an active presentation cannot go. Null when it can. */
export function useRefusals({ saved, judgement }: SectionEditor) {
  const { required } = useRequirementTexts();
  const why = (edit: Edit): string | null => {
    if (!saved?.active) return null;
    const [broken] = judgement.brokenBy(edit);
    return broken ? required(broken) : null;
  };
  return {
    of: why,
    ofDeactivating: (id: string) => why(changeEntry(id, { active: false })),
    ofRemoving: (id: string) => why(removeEntry(id)),
  };
}

export function useFieldErrors({ faults }: { faults: Editor['faults'] }) {
  const { field: text } = useProblemText();
  return (entry: string | null, field: string): BilingualErrors =>
    placeFaults(faults, { row: entry, field }, text);
}
