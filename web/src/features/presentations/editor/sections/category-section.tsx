import type { EntryOf } from '@psifida/contract/content/entry';
import { useTranslations } from 'use-intl';
import { rowFieldId } from '../../../../document/faults.ts';
import { BilingualField } from '../../../../ui/bilingual-field.tsx';
import { changeEntry, entriesOf, newCategory } from '../content-edits.ts';
import type { Editor } from '../use-editor.ts';
import classes from './entry-rows.module.css';
import { EntryRow, WrittenSection } from './entry-rows.tsx';
import { type SectionProps, savedText, useFieldErrors } from './section-context.ts';

/** R-CONT-09: the categories of this presentation, in their order, each with its name in both languages. */
export function CategorySection({ section, editor }: SectionProps) {
  const t = useTranslations('editor');
  return (
    <WrittenSection
      section={section}
      editor={editor}
      entries={entriesOf(editor.content, 'image-category')}
      create={newCategory}
      texts={{ add: t('add.image-category'), empty: t('empty.image-category') }}
    >
      {(entry) => <CategoryRow key={entry.id} entry={entry} editor={editor} />}
    </WrittenSection>
  );
}

function CategoryRow({ entry, editor }: { entry: EntryOf<'image-category'>; editor: Editor }) {
  const t = useTranslations('editor');
  const errorsAt = useFieldErrors(editor);
  const { id, title } = entry;
  const images = entriesOf(editor.content, 'image').filter(({ category }) => category === id).length;
  const write = (language: 'el' | 'en') => (text: string) =>
    editor.edit(changeEntry<'image-category'>(id, { title: { ...title, [language]: text } }));
  return (
    <EntryRow entry={entry} editor={editor} note={t('imagesIn', { count: images })}>
      <div className={classes.fields}>
        <BilingualField
          id={rowFieldId(id, 'title')}
          label={t('categoryTitle')}
          small
          inputs={{
            el: { value: title.el, onChange: write('el') },
            en: { value: title.en, onChange: write('en') },
          }}
          errors={errorsAt(id, 'title')}
          saved={savedText(editor, id, 'title')}
        />
      </div>
    </EntryRow>
  );
}
