import { useBlocker } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useUnsavedChanges } from '../lib/unsaved-changes.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type LeaveGuardProps = { dirty: boolean; onDiscard: () => void };

/** Asks before a page with unsaved changes is left. Changing the language or a filter is not leaving. */
export function LeaveGuard({ dirty, onDiscard }: LeaveGuardProps) {
  const t = useTranslations('unsaved');
  useUnsavedChanges(dirty);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    // The tab's own closing is guarded by useUnsavedChanges.
    enableBeforeUnload: false,
    withResolver: true,
  });

  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title={t('title')}
      stay={t('stay')}
      go={t('discard')}
      onStay={() => reset?.()}
      onGo={() => {
        onDiscard();
        proceed?.();
      }}
    >
      <p>{t('text')}</p>
    </ConfirmDialog>
  );
}
