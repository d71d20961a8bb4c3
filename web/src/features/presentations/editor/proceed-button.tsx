import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useGo } from '../../../ui/link.tsx';
import type { Editor } from './use-editor.ts';

type ProceedButtonProps = ButtonProps & { id?: string; editor: Editor; to: string; children: ReactNode };

/** R-RULE-06: leads to a screen that works on what is saved, between a presentation's editor and its view. */
export function ProceedButton({ editor, to, children, ...props }: ProceedButtonProps) {
  const t = useTranslations();
  const go = useGo();
  const [asking, setAsking] = useState(false);
  const [saved, setSaved] = useState(false);

  // In an effect: the leave guard must first see that nothing is unsaved.
  const proceed = useEffectEvent(() => void go(to));
  useEffect(() => {
    if (saved) proceed();
  }, [saved]);

  const saveFirst = async () => {
    const done = await editor.save();
    setAsking(false);
    setSaved(done);
  };

  return (
    <>
      <Button variant="default" {...props} onClick={() => (editor.dirty ? setAsking(true) : void go(to))}>
        {children}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('editor.saveToProceed')}
        stay={t('unsaved.stay')}
        go={t('editor.saveAndProceed')}
        harmless
        loading={editor.isSaving}
        onStay={() => setAsking(false)}
        onGo={() => void saveFirst()}
      >
        {null}
      </ConfirmDialog>
    </>
  );
}
