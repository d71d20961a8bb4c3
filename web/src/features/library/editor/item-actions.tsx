import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useItemTexts } from '../../../i18n/item-texts.ts';
import { list } from '../../../i18n/requirement-texts.ts';
import { useWhen } from '../../../i18n/when.ts';
import { ActivateButton, DiscardButton, SaveBar, SaveKeys } from '../../../ui/save-bar.tsx';
import { useItemError } from '../item-error.tsx';
import { changedFields } from './changed-fields.ts';
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
  const { saved, dirty, isReady, isSaving, kind } = editor;
  const uses = editor.usedIn.length;
  /** Only here: on a page of its own, what is saved already is activated in the heading. */
  const activates = !saved || inDrawer;
  const isMain = activates && isReady && !saved?.active;
  const activation = activates && <ItemActiveButton editor={editor} onSave={onSave} main={isMain} />;
  return (
    <SaveBar
      inDrawer={inDrawer}
      state={<ItemSaveState editor={editor} />}
      refusal={<ItemRefusal editor={editor} />}
    >
      {cancel}
      <DiscardButton
        shown={!!saved && dirty}
        text={t('library.save.discardText')}
        onDiscard={editor.discard}
      />
      {saved?.active && activation}
      <Button
        type="submit"
        variant={isMain ? 'default' : 'filled'}
        loading={isSaving}
        disabled={!!saved && !dirty}
      >
        {saved
          ? uses > 0
            ? t('library.used.save', { count: uses })
            : t('save.save')
          : t('library.save.create', { kind })}
        {saved && <SaveKeys />}
      </Button>
      {!saved?.active && activation}
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

type ItemActiveButtonProps = Pick<ItemActionsProps, 'editor' | 'onSave'> & { main?: boolean };

/** Activates or deactivates, saving what is here with it. */
export function ItemActiveButton({ editor, onSave, main = true }: ItemActiveButtonProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { lacking } = useItemTexts();
  const { saved, dirty, missing, isLoading, isSaving } = editor;
  if (saved?.active)
    return (
      <Button variant="default" loading={isSaving} onClick={() => onSave(false)}>
        {t(dirty ? 'editor.saveAndDeactivate' : 'editor.deactivate')}
      </Button>
    );
  const label = !saved ? 'library.save.createActive' : dirty ? 'editor.saveAndActivate' : 'editor.activate';
  return (
    <ActivateButton
      lacks={list(locale, missing.map(lacking))}
      stuck={isLoading || missing.length > 0}
      main={main}
      loading={isSaving}
      onActivate={() => onSave(true)}
    >
      {t(label)}
    </ActivateButton>
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
