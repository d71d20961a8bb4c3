import { Box } from '@mantine/core';
import type { Entry } from '@psifida/contract/content/entry';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { rowFieldId } from '../../../../document/faults.ts';
import { focusWhenThere } from '../../../../ui/focus.ts';
import { PlainButton } from '../../../../ui/plain-button.tsx';
import sortable from '../../../../ui/sortable-list.module.css';
import {
  DragHandle,
  EmptyList,
  SortableList,
  useSortableItem,
  useSortableTexts,
} from '../../../../ui/sortable-list.tsx';
import { addEntries, moveEntry } from '../content-edits.ts';
import { EntryControls } from './entry-controls.tsx';
import classes from './entry-rows.module.css';
import type { SectionEditor } from './section-context.ts';
import { type SectionProps, useEntryNames } from './section-context.ts';
import { SectionFrame } from './section-frame.tsx';

type WrittenSectionProps<Written extends Entry> = Pick<SectionProps, 'section' | 'editor'> & {
  kind: 'image-category' | 'point-title';
  entries: readonly Written[];
  create: () => Written;
  before?: ReactNode;
  children: (entry: Written) => ReactNode;
};

export function WrittenSection<Written extends Entry>(props: WrittenSectionProps<Written>) {
  const { section, editor, kind, entries, create, before, children } = props;
  const t = useTranslations('editor');
  const sorting = useSortableTexts(entries.length);
  const add = () => {
    const created = create();
    editor.edit(addEntries([created]));
    focusWhenThere(`${rowFieldId(created.id, 'title')}-el`);
  };
  return (
    <SectionFrame
      section={section}
      action={
        <PlainButton icon="plus" onClick={add}>
          {t(`add.${kind}`)}
        </PlainButton>
      }
    >
      {before}
      {entries.length === 0 && <EmptyList>{t(`empty.${kind}`)}</EmptyList>}
      <SortableList
        ids={entries.map(({ id }) => id)}
        texts={sorting}
        onMove={(id, to) => editor.edit(moveEntry(id, to))}
      >
        <ol className={`${sortable.list} ${classes.rows}`}>{entries.map((entry) => children(entry))}</ol>
      </SortableList>
    </SectionFrame>
  );
}

type EntryRowProps = { entry: Entry; editor: SectionEditor; id?: string; note?: string; children: ReactNode };

export function EntryRow({ entry, editor, id, note, children }: EntryRowProps) {
  const name = useEntryNames(editor)(entry);
  const { item, handle } = useSortableItem(entry.id);
  return (
    <li
      {...item}
      className={`${sortable.row} ${classes.row}`}
      {...(id && { id, tabIndex: -1 })}
      data-inactive={!entry.active || undefined}
    >
      <DragHandle handle={handle} name={name} />
      {children}
      <div className={classes.controls}>
        {note && (
          <Box component="p" mb={4} fz={14} c="var(--ink-quiet)">
            {note}
          </Box>
        )}
        <EntryControls entry={entry} editor={editor} />
      </div>
    </li>
  );
}
