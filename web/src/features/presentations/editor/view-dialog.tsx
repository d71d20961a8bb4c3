import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

type ViewDialogProps = {
  opened: boolean;
  onStay: () => void;
  onSave: () => Promise<boolean>;
  onProceed: () => void;
};

/** R-RULE-06: the table view and the puzzle view work on what is saved. */
export function ViewDialog({ opened, onStay, onSave, onProceed }: ViewDialogProps) {
  const t = useTranslations();
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);

  // Not at once: the guard on leaving has to see first that nothing is unsaved any more.
  const proceed = useEffectEvent(onProceed);
  useEffect(() => {
    if (saved) proceed();
  }, [saved]);

  const saveFirst = async () => {
    setSaving(true);
    const done = await onSave();
    setSaving(false);
    onStay();
    setSaved(done);
  };

  return (
    <ConfirmDialog
      opened={opened}
      title={t('editor.saveToProceed')}
      stay={t('unsaved.stay')}
      go={t('editor.saveAndProceed')}
      harmless
      loading={saving}
      onStay={onStay}
      onGo={() => void saveFirst()}
    >
      {null}
    </ConfirmDialog>
  );
}
