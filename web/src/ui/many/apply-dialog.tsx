import { Button } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogFoot } from '../confirm-dialog.tsx';
import classes from './many.module.css';

type ApplyDialogProps = Pick<ComponentProps<typeof Dialog>, 'opened' | 'onClose' | 'large' | 'size'> & {
  title: string;
  /** What it does to the selected ones. */
  text?: string;
  disabled?: boolean;
  onApply: () => void;
  children: ReactNode;
};

/** What shall hold for all selected ones, filled in once. */
export function ApplyDialog({ text, disabled = false, onApply, children, ...dialog }: ApplyDialogProps) {
  const t = useTranslations();
  return (
    <Dialog size="lg" {...dialog}>
      <div className={classes.form}>
        {text && <p>{text}</p>}
        {children}
      </div>
      <DialogFoot stay={t('presentations.cancel')} onStay={dialog.onClose} focused={false}>
        <Button disabled={disabled} onClick={onApply}>
          {t('many.apply')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
