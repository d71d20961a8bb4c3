import { Box } from '@mantine/core';
import type { Language } from '@psifida/contract/bilingual';
import { itemLimits } from '@psifida/contract/content/item-base';
import { itemNeeds } from '@psifida/contract/content/library-item';
import { type ClipboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldId, rowFieldId } from '../../../document/faults.ts';
import { useItemTexts } from '../../../i18n/item-texts.ts';
import { focusWhenThere } from '../../../ui/focus.ts';
import head from '../../../ui/part-head.module.css';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { EmptyList, SortableList, useSortableTexts } from '../../../ui/sortable-list.tsx';
import { oneLine, useItemErrors } from './item-context.ts';
import { change } from './item-edits.ts';
import { ItemPart } from './item-part.tsx';
import { parsePasted } from './parse-pasted.ts';
import {
  insertRow,
  isEmptyRow,
  moveRow,
  newRow,
  pasteRows,
  type Row,
  type RowEdit,
  removeRow,
} from './row-edits.ts';
import { RowField } from './row-field.tsx';
import classes from './rows.module.css';
import type { ItemEditor } from './use-item-editor.ts';

type RowsPartName = 'ingredients' | 'steps';

/** Ingredients, or steps: one row holds both languages, so that the two lists never drift apart. */
export function RowsPart({ editor, part }: { editor: ItemEditor; part: RowsPartName }) {
  const t = useTranslations('library');
  const texts = useItemTexts();
  const { atField } = useItemErrors(editor);
  /** What was just done, said until something else is or it is taken back. */
  const [done, setDone] = useState<{ text: string; steps: number } | null>(null);
  const isNews = done?.steps === editor.past.length;
  const say = (text: string) => setDone({ text, steps: editor.past.length + 1 });
  const readOnly = useReadOnly();
  const { kind, content } = editor;
  const rows: readonly Row[] = 'ingredients' in content ? content[part] : [];
  const sortable = useSortableTexts(rows.length);
  const withAmount = part === 'ingredients';
  const max = itemLimits[part];
  const need = itemNeeds.recipe.find((one) => one.part === part);

  const edit = (step: RowEdit) =>
    editor.edit((current) =>
      'ingredients' in current ? change({ [part]: step(current[part]) })(current) : current,
    );
  const nameOf = (index: number) => t(`rows.one.${part}`, { position: String(index + 1) });

  const add = (at: number) => {
    if (rows.length >= max) return;
    const row = newRow(withAmount);
    edit(insertRow(row, at));
    focusWhenThere(rowFieldId(row.id, withAmount ? 'amount' : 'text-el'));
  };

  const remove = (index: number) => {
    const row = rows[index];
    if (!row) return;
    edit(removeRow(row.id));
    if (!isEmptyRow(row)) say(t('rows.removed', { row: nameOf(index) }));
    const neighbour = rows[index + 1] ?? rows[index - 1];
    focusWhenThere(neighbour ? rowFieldId(neighbour.id, 'remove') : `${fieldId(kind, part)}-add`);
  };

  /** A list of several lines becomes rows; a single line is typed text like any other. */
  const paste = (event: ClipboardEvent, at: number, language: Language) => {
    const found = parsePasted(event.clipboardData.getData('text/plain'), { amounts: withAmount });
    const [only] = found;
    if (found.length < 2 && !(only?.second && found.length === 1)) return;
    event.preventDefault();
    const lines = found.slice(0, Math.max(0, max - at));
    edit(pasteRows({ lines, at, language, withAmount }));
    const said = t('rows.pasted', { count: lines.length });
    say(lines.length < found.length ? `${said} ${t('rows.tooMany', { max: String(max) })}` : said);
  };

  return (
    <ItemPart
      id={fieldId(kind, part)}
      title={t(`fields.${part}`)}
      error={oneLine(atField(part))}
      hint={
        <>
          {need && (
            <p>
              <span className={head.need}>{texts.hint(need)}.</span>
            </p>
          )}
          <p>{t(`rows.pasteHint.${part}`)}</p>
        </>
      }
    >
      <div role="status" className={classes.done} data-filled={isNews || undefined}>
        {isNews && done?.text}
      </div>
      {rows.length === 0 && <EmptyList>{t(`rows.empty.${part}`)}</EmptyList>}
      <SortableList
        ids={rows.map(({ id }) => id)}
        texts={sortable}
        onMove={(id, to) => edit(moveRow(id, to))}
      >
        <ol className={classes.rows}>
          {rows.map((row, index) => (
            <RowField
              key={row.id}
              {...{ row, index, editor, edit }}
              name={nameOf(index)}
              all={rows.length}
              onAddAfter={() => add(index + 1)}
              onRemove={() => remove(index)}
              onPaste={(event, language) => paste(event, index, language)}
            />
          ))}
        </ol>
      </SortableList>
      {!readOnly && (
        <Box mt={16}>
          <PlainButton
            icon="plus"
            id={`${fieldId(kind, part)}-add`}
            disabled={rows.length >= max}
            onClick={() => add(rows.length)}
          >
            {t(`rows.add.${part}`)}
          </PlainButton>
        </Box>
      )}
    </ItemPart>
  );
}
