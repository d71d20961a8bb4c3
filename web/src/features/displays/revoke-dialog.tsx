import type { Display } from '@psifida/contract/content/display';
import { useTranslations } from 'use-intl';
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
  return (
    <ConfirmDialog
      opened={!!display}
      title={t('revokeTitle', { name: display?.name ?? '' })}
      go={t('revokeGo')}
      change={revoke}
      onStay={onClose}
      onGo={() =>
        display &&
        revoke.mutate(
          { params: { id: display.id } },
          {
            onSuccess: () => {
              onClose();
              onRevoked(display);
            },
          },
        )
      }
    >
      <p>{t('revokeText')}</p>
    </ConfirmDialog>
  );
}
