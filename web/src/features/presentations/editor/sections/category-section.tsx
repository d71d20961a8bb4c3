import { Button } from '@mantine/core';
import type { EntryOf } from '@psifida/contract/content/entry';
import { useTranslations } from 'use-intl';
import { rowFieldId } from '../../../../document/faults.ts';
import { BilingualField } from '../../../../ui/bilingual-field.tsx';
import { focusWhenThere } from '../../../../ui/focus.ts';
import { Icon } from '../../../../ui/icon.tsx';
import sortable from '../../../../ui/sortable-list.module.css';
import {
  DragHandle,
  SortableList,
  useSortableItem,
  useSortableTexts,
} from '../../../../ui/sortable-list.tsx';
import { addEntries, changeEntry, entriesOf, moveEntry, newCategory } from '../content-edits.ts';
import type { Editor } from '../use-editor.ts';
import { EntryControls } from './entry-controls.tsx';
import classes from './entry-rows.module.css';
import { type SectionProps, savedText, useEntryNames, useFieldErrors } from './section-context.ts';
import { EmptySection, SectionFrame } from './section-frame.tsx';

/** R-CONT-09: the categories of this presentation, in their order, each with its name in both languages. */
export function CategorySection({ section, editor }: SectionProps) {
  const t = useTranslations('editor');
  const categories = entriesOf(editor.content, 'image-category');
  const texts = useSortableTexts(categories.length);
  const add = () => {
    const created = newCategory();
    editor.edit(addEntries([created]));
    focusWhenThere(`${rowFieldId(created.id, 'title')}-el`);
  };
  return (
    <SectionFrame
      section={section}
      action={
        <Button variant="default" leftSection={<Icon name="plus" />} onClick={add}>
          {t('add.image-category')}
        </Button>
      }
    >
      {categories.length === 0 && <EmptySection>{t('empty.image-category')}</EmptySection>}
      <SortableList
        ids={categories.map(({ id }) => id)}
        texts={texts}
        onMove={(id, to) => editor.edit(moveEntry(id, to))}
      >
        <ol className={`${sortable.list} ${classes.rows}`}>
          {categories.map((entry) => (
            <CategoryRow key={entry.id} entry={entry} editor={editor} />
          ))}
        </ol>
      </SortableList>
    </SectionFrame>
  );
}

function CategoryRow({ entry, editor }: { entry: EntryOf<'image-category'>; editor: Editor }) {
  const t = useTranslations('editor');
  const name = useEntryNames(editor)(entry);
  const errorsAt = useFieldErrors(editor);
  const { item, handle } = useSortableItem(entry.id);
  const { id, title } = entry;
  const images = entriesOf(editor.content, 'image').filter(({ category }) => category === id).length;
  const write = (language: 'el' | 'en') => (text: string) =>
    editor.edit(changeEntry<'image-category'>(id, { title: { ...title, [language]: text } }));
  return (
    <li
      ref={item.ref}
      style={item.style}
      className={`${sortable.row} ${classes.row}`}
      data-inactive={!entry.active || undefined}
      data-dragging={item.dragging || undefined}
    >
      <DragHandle handle={handle} name={name} />
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
      <div className={classes.controls}>
        <p className={classes.quiet}>{t('imagesIn', { count: images })}</p>
        <EntryControls entry={entry} editor={editor} />
      </div>
    </li>
  );
}
