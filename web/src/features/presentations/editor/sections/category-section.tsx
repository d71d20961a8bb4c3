import type { EntryOf } from '@psifida/contract/content/entry';
import { useTranslations } from 'use-intl';
import { entriesOf, newCategory } from '../content-edits.ts';
import { EntryRow, WrittenSection } from './entry-rows.tsx';
import { EntryText } from './entry-text.tsx';
import type { SectionEditor, SectionProps } from './section-context.ts';

/** R-CONT-09: the categories of this presentation, in their order, each with its name in both languages. */
export function CategorySection({ section, editor }: SectionProps) {
  return (
    <WrittenSection
      section={section}
      editor={editor}
      kind="image-category"
      entries={entriesOf(editor.content, 'image-category')}
      create={newCategory}
    >
      {(entry) => <CategoryRow key={entry.id} entry={entry} editor={editor} />}
    </WrittenSection>
  );
}

function CategoryRow({ entry, editor }: { entry: EntryOf<'image-category'>; editor: SectionEditor }) {
  const t = useTranslations('editor');
  const images = entriesOf(editor.content, 'image').filter(({ category }) => category === entry.id).length;
  return (
    <EntryRow entry={entry} editor={editor} note={t('imagesIn', { count: images })}>
      <EntryText editor={editor} entry={entry} field="title" label={t('categoryTitle')} />
    </EntryRow>
  );
}
