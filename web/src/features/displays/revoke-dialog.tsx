import type { Display } from '@psifida/contract/content/display';
import { useTranslations } from 'use-intl';
import { ProblemBanner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDisplayChanges } from './display-queries.ts';

type RevokeDialogProps = {
  display: Display | null;
  onClose: () => void;
  onRevoked: (display: Display) => void;
};

export function RevokeDialog({ display, onClose, onRevoked }: RevokeDialogProps) {
  const t = useTranslations('displays');
  const { revoke } = useDisplayChanges();
  const close = () => {
    revoke.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={!!display}
      title={t('revokeTitle', { name: display?.name ?? '' })}
      stay={t('revokeStay')}
      go={t('revokeGo')}
      loading={revoke.isPending}
      onStay={close}
      onGo={() =>
        display &&
        revoke.mutate(display, {
          onSuccess: () => {
            close();
            onRevoked(display);
          },
        })
      }
    >
      <p>{t('revokeText')}</p>
      {revoke.error && <ProblemBanner error={revoke.error} />}
    </ConfirmDialog>
  );
}
