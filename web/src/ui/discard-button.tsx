import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from './confirm-dialog.tsx';

type DiscardButtonProps = {
  /** Only while there is something to give up. */
  shown: boolean;
  /** What will be lost. */
  text: string;
  onDiscard: () => void;
};

/** Back to what is saved, after asking. */
export function DiscardButton({ shown, text, onDiscard }: DiscardButtonProps) {
  const t = useTranslations('save');
  const [asking, setAsking] = useState(false);
  return (
    <>
      {shown && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('discard')}
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        title={t('discardTitle')}
        stay={t('keep')}
        go={t('discard')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          onDiscard();
        }}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  );
}
