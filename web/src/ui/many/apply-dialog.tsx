import { Button, Stack } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogFoot } from '../confirm-dialog.tsx';

type ApplyDialogProps = Pick<ComponentProps<typeof Dialog>, 'opened' | 'onClose' | 'large' | 'size'> & {
  title: string;
  text?: string;
  disabled?: boolean;
  onApply: () => void;
  children: ReactNode;
};

/** Of a question about many that is answered with a value. */
export type AskingProps<Value> = { opened: boolean; onClose: () => void; onApply: (value: Value) => void };

export function ApplyDialog({ text, disabled = false, onApply, children, ...dialog }: ApplyDialogProps) {
  const t = useTranslations();
  return (
    <Dialog size="lg" {...dialog}>
      <Stack gap={20}>
        {text && <p>{text}</p>}
        {children}
      </Stack>
      <DialogFoot onStay={dialog.onClose}>
        <Button disabled={disabled} onClick={onApply}>
          {t('many.apply')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
