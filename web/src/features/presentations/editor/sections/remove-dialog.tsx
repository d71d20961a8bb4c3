import type { Entry } from '@psifida/contract/content/entry';
import { isPictured, itemOf } from '@psifida/contract/content/presentation-content';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { removeEntry } from '../content-edits.ts';
import type { SectionEditor } from './section-context.ts';

type RemoveDialogProps = {
  opened: boolean;
  entry: Entry;
  name: string;
  editor: SectionEditor;
  onClose: () => void;
};

/** R-RULE-08. One question only: until it is saved, discarding brings it back. */
export function RemoveDialog({ opened, entry, name, editor, onClose }: RemoveDialogProps) {
  const t = useTranslations();
  return (
    <ConfirmDialog
      opened={opened}
      title={t('deletion.will', { title: name })}
      stay={t('deletion.cancel')}
      go={t('deletion.goOn')}
      onStay={onClose}
      onGo={() => {
        onClose();
        editor.edit(removeEntry(entry.id));
      }}
    >
      <p>
        {t(
          itemOf(entry)
            ? 'library.section.removeText'
            : isPictured(entry)
              ? 'deletion.untilSaved'
              : 'deletion.entryUntilSaved',
        )}
      </p>
    </ConfirmDialog>
  );
}
