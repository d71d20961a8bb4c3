import { Button, Modal } from '@mantine/core';
import type { MediaDetails, MediaUse } from '@psifida/contract/content/media';
import { mediaInUseParams } from '@psifida/contract/endpoints/media';
import { useTranslations } from 'use-intl';
import { ProblemError } from '../../../lib/problem-error.ts';
import { ProblemBanner } from '../../../ui/banner.tsx';
import dialog from '../../../ui/confirm-dialog.module.css';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useMediaChanges } from '../media-queries.ts';
import { MediaUses } from './media-uses.tsx';

type DeleteDialogProps = {
  details: MediaDetails;
  opened: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

/** R-RULE-08. What a presentation shows is not deleted: the dialog says where it is, also when that is news of this moment. */
export function DeleteDialog({ details, opened, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTranslations('media.remove');
  const { remove } = useMediaChanges(details.id);
  const uses = usesNow(details, remove.error);

  const leave = () => {
    remove.reset();
    onClose();
  };

  if (uses.length > 0) {
    return (
      <Modal
        opened={opened}
        onClose={leave}
        title={t('refused')}
        classNames={{ title: dialog.title }}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <p className={dialog.text}>{t('refusedText', { title: details.title, count: uses.length })}</p>
        <MediaUses uses={uses} />
        <div className={dialog.buttons}>
          <Button variant="default" onClick={leave} data-autofocus>
            {t('close')}
          </Button>
        </div>
      </Modal>
    );
  }
  return (
    <ConfirmDialog
      opened={opened}
      title={t('title')}
      stay={t('cancel')}
      go={t('go')}
      onStay={leave}
      onGo={() => remove.mutate(undefined, { onSuccess: onDeleted })}
    >
      {remove.error && <ProblemBanner error={remove.error} />}
      <p>{t(details.kind, { title: details.title })}</p>
      <p>
        <strong>{t('permanent')}</strong>
      </p>
    </ConfirmDialog>
  );
}

function usesNow({ usedIn }: MediaDetails, error: unknown): MediaUse[] {
  const refused = error instanceof ProblemError && error.code === 'media.in-use';
  return (refused && mediaInUseParams.safeParse(error.params).data?.uses) || usedIn;
}
