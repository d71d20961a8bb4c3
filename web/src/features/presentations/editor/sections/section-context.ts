import type { Entry } from '@psifida/contract/content/entry';
import { itemOf } from '@psifida/contract/content/presentation-content';
import type { Section } from '@psifida/contract/registry/registry';
import { useLocale, useTranslations } from 'use-intl';
import { placeFaults } from '../../../../document/faults.ts';
import type { Pick } from '../../../../document/use-picking.tsx';
import { useProblemText } from '../../../../i18n/problem-text.ts';
import { useRequirementTexts } from '../../../../i18n/requirement-texts.ts';
import type { BilingualErrors } from '../../../../lib/field-issues.ts';
import { changeEntry, type Edit, entriesOf, removeEntry } from '../content-edits.ts';
import type { Editor } from '../use-editor.ts';

/** The part of the editor that sections are drawn from; editor-sections.tsx compares it to know when to draw them again. */
export type SectionEditor = PickOf<
  Editor,
  | 'assets'
  | 'base'
  | 'content'
  | 'edit'
  | 'faults'
  | 'id'
  | 'isLoading'
  | 'items'
  | 'judgement'
  | 'readOnly'
  | 'rules'
  | 'saved'
  | 'system'
>;
type PickOf<T, Key extends keyof T> = { [Name in Key]: T[Name] };

/** What every section is given: the draft, its own part of the registry, and how pictures are chosen. */
export type SectionProps = { section: Section; editor: SectionEditor; pick: Pick };

/** What an entry is called: by its title, by its file, or by its place. */
export function useEntryNames({ content, assets, items }: SectionEditor) {
  const t = useTranslations();
  const locale = useLocale();
  return (entry: Entry): string => {
    const title =
      'title' in entry && entry.title ? entry.title[locale] || entry.title.el || entry.title.en : '';
    if (title) return title;
    const item = items.get(itemOf(entry)?.id ?? '')?.title[locale];
    if (item) return item;
    const file = 'media' in entry && typeof entry.media === 'string' ? assets.get(entry.media)?.title : '';
    if (file) return file;
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
