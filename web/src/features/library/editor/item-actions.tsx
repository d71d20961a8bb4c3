import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ActiveButton, DocumentActions } from '../../../document/document-actions.tsx';
import { useItemTexts } from '../../../i18n/item-texts.ts';
import { list, useRequirementTexts } from '../../../i18n/requirement-texts.ts';
import { useItemError } from '../item-error.tsx';
import { ItemChecklist } from './item-checklist.tsx';
import type { ItemEditor } from './use-item-editor.ts';

type ItemActionsProps = {
  editor: ItemEditor;
  onSave: (active: boolean) => void;
  cancel?: ReactNode;
  inDrawer: boolean;
};

export function ItemActions({ editor, onSave, cancel, inDrawer }: ItemActionsProps) {
  const t = useTranslations();
  const uses = editor.usedIn.length;
  return (
    <DocumentActions
      {...{ editor, cancel, inDrawer }}
      texts={{
        create: t('library.save.create'),
        save: uses > 0 ? t('library.used.save', { count: uses }) : t('save.save'),
        discard: t('library.save.discardText'),
      }}
      refusal={<ItemRefusal editor={editor} />}
      // A drawer is low: there it stands above the fields.
      checklist={!inDrawer && <ItemChecklist editor={editor} />}
      activation={{
        editor,
        button: (main) => <ItemActiveButton editor={editor} onSave={onSave} main={main} />,
      }}
    />
  );
}

type ItemActiveButtonProps = Pick<ItemActionsProps, 'editor' | 'onSave'> & { main?: boolean };

export function ItemActiveButton({ editor, onSave, main = true }: ItemActiveButtonProps) {
  const t = useTranslations('library');
  const { lacking } = useItemTexts();
  const { missing } = useRequirementTexts();
  return (
    <ActiveButton
      {...{ editor, main, onSave }}
      lacks={missing(editor.content.title, editor.missing.map(lacking))}
      createLabel={t('save.createActive')}
    />
  );
}

function ItemRefusal({ editor: { kind, lacking, refusal } }: { editor: ItemEditor }) {
  const t = useTranslations('editor');
  const locale = useLocale();
  const texts = useItemTexts();
  const errorText = useItemError(kind);
  if (lacking.length) return <p>{t('cannotActivate', { what: list(locale, lacking.map(texts.lacking)) })}</p>;
  return refusal ? <p>{errorText(refusal)}</p> : null;
}
