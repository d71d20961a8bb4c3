import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useItemTexts } from '../../../i18n/item-texts.ts';
import { list } from '../../../i18n/requirement-texts.ts';
import { useWhen } from '../../../i18n/when.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { useItemError } from '../item-error.tsx';
import { changedFields } from './changed-fields.ts';
import classes from './item-editor.module.css';
import { tidy } from './item-edits.ts';
import type { ItemEditor } from './use-item-editor.ts';

type ItemActionsProps = {
  editor: ItemEditor;
  /** Asks first where the change is seen elsewhere. */
  onSave: (active: boolean) => void;
  cancel?: ReactNode;
  inDrawer: boolean;
};

/** What the foot offers: creating while it is new, saving and discarding afterwards. */
export function ItemActions({ editor, onSave, cancel, inDrawer }: ItemActionsProps) {
  const t = useTranslations();
  const [discarding, setDiscarding] = useState(false);
  const { saved, dirty, isSaving, kind } = editor;
  const uses = editor.usedIn.length;
  return (
    <SaveBar
      inDrawer={inDrawer}
      state={<ItemSaveState editor={editor} />}
      refusal={<ItemRefusal editor={editor} />}
    >
      {cancel}
      {(!saved || inDrawer) && <ItemActiveButton editor={editor} onSave={onSave} />}
      {saved && dirty && (
        <Button variant="default" onClick={() => setDiscarding(true)}>
          {t('save.discard')}
        </Button>
      )}
      <Button type="submit" loading={isSaving} disabled={!!saved && !dirty}>
        {saved
          ? uses > 0
            ? t('library.used.save', { count: uses })
            : t('save.save')
          : t('library.save.create', { kind })}
        {saved && <kbd className={classes.keys}>Ctrl+S</kbd>}
      </Button>
      <ConfirmDialog
        opened={discarding}
        title={t('save.discardTitle')}
        stay={t('save.keep')}
        go={t('save.discard')}
        onStay={() => setDiscarding(false)}
        onGo={() => {
          setDiscarding(false);
          editor.discard();
        }}
      >
        <p>{t('library.save.discardText')}</p>
      </ConfirmDialog>
    </SaveBar>
  );
}

function ItemSaveState({ editor }: { editor: ItemEditor }) {
  const t = useTranslations();
  const locale = useLocale();
  const when = useWhen();
  const { base, content, dirty, isSaving, saved } = editor;
  if (isSaving) return t('save.saving');
  if (!dirty) return saved ? t('save.saved', { when: when(saved.modifiedAt) }) : t('library.save.new');
  const fields = changedFields(base, tidy(content)).map((field) => t(`library.fields.${field}`));
  if (!fields.length) return t('save.unsavedPlain');
  return t('save.unsaved', {
    what: new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(fields),
  });
}

type ItemActiveButtonProps = Pick<ItemActionsProps, 'editor' | 'onSave'>;

/** Activates or deactivates, saving what is here with it. While something is missing it stays reachable and says what. */
export function ItemActiveButton({ editor, onSave }: ItemActiveButtonProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { lacking } = useItemTexts();
  const { kind, saved, dirty, missing, isLoading, isSaving } = editor;
  if (saved?.active)
    return (
      <Button variant="default" loading={isSaving} onClick={() => onSave(false)}>
        {t(dirty ? 'editor.saveAndDeactivate' : 'editor.deactivate')}
      </Button>
    );
  const what = list(locale, missing.map(lacking));
  const stuck = isLoading || missing.length > 0;
  const label = !saved ? 'library.save.createActive' : dirty ? 'editor.saveAndActivate' : 'editor.activate';
  const reason = `${kind}-cannot-activate`;
  return (
    <>
      <Button
        variant={saved ? 'filled' : 'default'}
        loading={isSaving}
        aria-disabled={stuck || undefined}
        data-disabled={stuck || undefined}
        aria-describedby={what ? reason : undefined}
        title={what ? t('editor.cannotActivate', { what }) : undefined}
        onClick={() => onSave(true)}
      >
        {t(label)}
      </Button>
      {what && (
        <span id={reason} className={classes.unseen}>
          {t('editor.cannotActivate', { what })}
        </span>
      )}
    </>
  );
}

/** Why nothing was saved, and what to do instead. Nothing when the fields themselves say it. */
function ItemRefusal({ editor: { kind, lacking, refusal } }: { editor: ItemEditor }) {
  const t = useTranslations('editor');
  const locale = useLocale();
  const texts = useItemTexts();
  const errorText = useItemError(kind);
  if (lacking.length) return <p>{t('cannotActivate', { what: list(locale, lacking.map(texts.lacking)) })}</p>;
  return refusal ? <p>{errorText(refusal)}</p> : null;
}
