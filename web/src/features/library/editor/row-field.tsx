import { ActionIcon, Box, Menu, Textarea, TextInput } from '@mantine/core';
import { type Language, languages } from '@psifida/contract/bilingual';
import { placeOf } from '@psifida/contract/content/parity';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { rowFieldId } from '../../../document/faults.ts';
import { languageTags } from '../../../i18n/language-tags.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LanguageDoubts } from '../../../ui/language-doubts.tsx';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { parseAmount } from '../../../ui/parse-amount.ts';
import { useReadOnly } from '../../../ui/read-only.ts';
import { MoveDialog, useSortableItem } from '../../../ui/sortable-list.tsx';
import { oneLine, useItemErrors } from './item-context.ts';
import { changeRow, moveRow, type Row, type RowEdit } from './row-edits.ts';
import classes from './rows.module.css';
import type { ItemEditor } from './use-item-editor.ts';

type RowFieldProps = {
  row: Row;
  /** 'Ingredient 3' */
  name: string;
  index: number;
  all: number;
  editor: ItemEditor;
  edit: (step: RowEdit) => void;
  onAddAfter: () => void;
  onRemove: () => void;
  onPaste: (event: ClipboardEvent, language: Language) => void;
};

export function RowField(props: RowFieldProps) {
  const { row, name, index, all, editor, edit, onAddAfter, onRemove, onPaste } = props;
  const t = useTranslations('library.rows');
  const editing = useTranslations('editor');
  const { atRow } = useItemErrors(editor);
  const { item, handle } = useSortableItem(row.id);
  const [moving, setMoving] = useState(false);
  const readOnly = useReadOnly();
  const { id, amount, text } = row;
  const withAmount = amount !== undefined;
  const errors = atRow(id, 'text');
  const move = (to: number) => edit(moveRow(id, to));
  const error = errors.both ?? errors.el ?? errors.en ?? oneLine(atRow(id, 'amount'));

  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onAddAfter();
  };

  const propsOf = (language: Language) => ({
    id: rowFieldId(id, `text-${language}`),
    lang: language,
    'aria-label': t(language === 'el' ? 'greekOf' : 'englishOf', { row: name }),
    'aria-describedby': `${rowFieldId(id, 'error')} ${rowFieldId(id, 'doubts')}`,
    size: 'md',
    readOnly,
    value: text[language],
    error: !!(errors[language] ?? errors.both),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      edit(changeRow(id, { text: { ...text, [language]: currentTarget.value } })),
    onPaste: (event: ClipboardEvent) => !readOnly && onPaste(event, language),
    leftSection: (
      <span aria-hidden className="shape-tag">
        {languageTags[language]}
      </span>
    ),
    leftSectionWidth: 52,
  });

  return (
    <li {...item} className={classes.row} data-amount={withAmount || undefined}>
      {readOnly ? (
        <Box component="span" miw={32} pt={9} fw={600} c="var(--ink-quiet)" ta="center">
          {index + 1}
        </Box>
      ) : (
        <button
          type="button"
          {...handle}
          className={classes.handle}
          aria-label={editing('drag.handle', { name })}
        >
          <span aria-hidden>{index + 1}</span>
          <Icon name="grip-vertical" size={18} />
        </button>
      )}
      {withAmount && (
        <div>
          <NumberField
            id={rowFieldId(id, 'amount')}
            name={t('amountOf', { row: name })}
            placeholder={t('amount')}
            value={amount}
            parse={parseAmount}
            onChange={(value) => edit(changeRow(id, { amount: value }))}
          />
        </div>
      )}
      {languages.map((language) => (
        <div key={language} className={classes.text}>
          {withAmount ? (
            <TextInput {...propsOf(language)} onKeyDown={onKeyDown} />
          ) : (
            <Textarea {...propsOf(language)} autosize minRows={2} classNames={{ section: classes.top }} />
          )}
        </div>
      ))}
      {!readOnly && (
        <div className={classes.tools}>
          <MoreMenu on="row" label={t('menu', { row: name })}>
            <Menu.Item disabled={all < 2} onClick={() => setMoving(true)}>
              {editing('moveTo')}
            </Menu.Item>
            <Menu.Item disabled={index === 0} onClick={() => move(0)}>
              {editing('moveFirst')}
            </Menu.Item>
            <Menu.Item disabled={index === all - 1} onClick={() => move(all - 1)}>
              {editing('moveLast')}
            </Menu.Item>
          </MoreMenu>
          <ActionIcon
            id={rowFieldId(id, 'remove')}
            variant="subtle"
            color="slate"
            size={36}
            aria-label={t('remove', { row: name })}
            onClick={onRemove}
          >
            <Icon name="x" />
          </ActionIcon>
        </div>
      )}
      <div className={classes.doubts}>
        <LanguageDoubts
          id={rowFieldId(id, 'doubts')}
          label={name}
          place={placeOf(withAmount ? 'ingredients' : 'steps', id, 'text')}
          text={text}
        />
      </div>
      {error && (
        <p id={rowFieldId(id, 'error')} className={classes.error}>
          {error}
        </p>
      )}
      <MoveDialog
        opened={moving}
        name={name}
        all={all}
        position={index + 1}
        onClose={() => setMoving(false)}
        onMove={move}
      />
    </li>
  );
}
