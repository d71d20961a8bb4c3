import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { createContext, memo, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { markUnsaved } from '../lib/unsaved-changes.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** While there is something unsaved, closing the tab asks first. */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => (dirty ? markUnsaved() : undefined), [dirty]);
}

/** Whether something in a drawer is not saved, and how to give it up for good: then it asks before it closes. */
export const DrawerDirty = createContext<(dirty: boolean, abandon: () => void) => void>(() => {});

export function useDrawerDirty(dirty: boolean, abandon: () => void): void {
  const onDirty = useContext(DrawerDirty);
  const tell = useEffectEvent((now: boolean) => onDirty(now, abandon));
  useEffect(() => tell(dirty), [dirty]);
}

type LeaveGuardProps = { dirty: boolean; onDiscard: () => void; onSave?: () => Promise<boolean> };

/**
 * Asks before a page with unsaved changes is left. Changing the language or a filter is not leaving. R-SPEED-04: not drawn
 * at every letter; what it is given is the same, and acts on what is here by then.
 */
export const LeaveGuard = memo(function LeaveGuard({ dirty, onDiscard, onSave }: LeaveGuardProps) {
  const t = useTranslations('unsaved');
  const [saving, setSaving] = useState(false);
  useUnsavedChanges(dirty);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    // The tab's own closing is guarded by useUnsavedChanges.
    enableBeforeUnload: false,
    withResolver: true,
  });

  const saveFirst = async () => {
    setSaving(true);
    const saved = await onSave?.();
    setSaving(false);
    if (saved) proceed?.();
    else reset?.();
  };

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
      other={
        onSave && (
          <Button loading={saving} onClick={saveFirst}>
            {t('saveAndLeave')}
          </Button>
        )
      }
    >
      <p>{t('text')}</p>
    </ConfirmDialog>
  );
});
