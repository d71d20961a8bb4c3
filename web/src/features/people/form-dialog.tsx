import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemBanner } from '../../ui/banner.tsx';
import { Dialog, DialogFoot } from '../../ui/confirm-dialog.tsx';
import classes from './people.module.css';
import type { useSentForm } from './use-sent-form.ts';

type FormDialogProps = {
  title: string;
  /** What sending it does, in a word. */
  go: string;
  /** Something is lost by it. */
  harmful?: boolean;
  sent: Pick<ReturnType<typeof useSentForm>, 'submit' | 'failure' | 'isSubmitting'>;
  onClose: () => void;
  children: ReactNode;
};

/** A small form over the page. What is refused as a whole stands above it, faults stand at their fields. */
export function FormDialog({ title, go, harmful = false, sent, onClose, children }: FormDialogProps) {
  const t = useTranslations('people');
  const { submit, failure, isSubmitting } = sent;
  return (
    <Dialog opened large size="lg" title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate className={classes.form}>
        {failure !== null && <ProblemBanner error={failure} />}
        {children}
        <DialogFoot stay={t('cancel')} onStay={onClose}>
          <Button type="submit" color={harmful ? 'red' : 'green'} loading={isSubmitting}>
            {go}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
