import { Button, Modal } from '@mantine/core';
import type { PresentationSummary } from '@psifida/contract/content/presentation';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ProblemError } from '../../lib/problem-error.ts';
import { useErrorText } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { usePresentationChanges } from './presentation-queries.ts';

type DeleteDialogProps = {
  presentation: Pick<PresentationSummary, 'id' | 'system' | 'title' | 'version'>;
  opened: boolean;
  onClose: () => void;
  /** The moment before it is gone: nothing of it is worth keeping any more. */
  onDeleting?: () => void;
  onDeleted: () => void;
};

/** R-RULE-08: two questions, because it is permanent. A refusal (R-RULE-02) says what to do instead. */
export function DeleteDialog({ presentation, opened, onClose, onDeleting, onDeleted }: DeleteDialogProps) {
  const t = useTranslations();
  const locale = useLocale();
  const errorText = useErrorText();
  const { remove } = usePresentationChanges(presentation.system);
  const [sure, setSure] = useState(false);
  const { id, version, title } = presentation;

  const close = () => {
    setSure(false);
    remove.reset();
    onClose();
  };
  const go = async () => {
    const done = await remove.mutateAsync({ id, version }).catch(() => null);
    if (!done) return;
    onDeleting?.();
    close();
    onDeleted();
  };

  if (remove.error) {
    const isLast =
      remove.error instanceof ProblemError && remove.error.code === 'presentation.last-active-delete';
    return (
      <Modal
        opened={opened}
        onClose={close}
        title={t('deletion.will', { title: title[locale] })}
        closeButtonProps={{ 'aria-label': t('shell.close') }}
      >
        <div role="alert">
          <p>
            <strong>{errorText(remove.error)}</strong>
          </p>
          {isLast && <p>{t('presentations.activateAnother')}</p>}
        </div>
        <Button mt="lg" variant="default" data-autofocus onClick={close}>
          {t('shell.close')}
        </Button>
      </Modal>
    );
  }
  return (
    <>
      <ConfirmDialog
        opened={opened && !sure}
        title={t('deletion.will', { title: title[locale] })}
        stay={t('deletion.cancel')}
        go={t('deletion.goOn')}
        onStay={close}
        onGo={() => setSure(true)}
      >
        {null}
      </ConfirmDialog>
      <ConfirmDialog
        opened={opened && sure}
        title={t('deletion.sure')}
        stay={t('deletion.cancel')}
        go={t('deletion.yes')}
        loading={remove.isPending}
        onStay={close}
        onGo={() => void go()}
      >
        <p>{t('deletion.permanent')}</p>
      </ConfirmDialog>
    </>
  );
}
