import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from '../features/approvals/approvals.module.css';
import { useOpenNote } from '../lib/ask-first.ts';
import { aboveAll, Dialog, DialogFoot } from '../ui/confirm-dialog.tsx';

/** R-APPR-03: a change that displays would show, wherever it was made: approval is asked for instead. */
export function ApprovalDialog() {
  const t = useTranslations('approvals');
  const question = useOpenNote();
  const [note, setNote] = useState('');
  const answer = (given: string | null) => {
    question?.answer(given);
    setNote('');
  };
  return (
    <Dialog
      opened={!!question}
      zIndex={aboveAll}
      size="md"
      title={t('askTitle')}
      onClose={() => answer(null)}
    >
      <form
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault();
          answer(note);
        }}
      >
        <p>{t('askText')}</p>
        <TextInput
          label={t('askNote')}
          value={note}
          maxLength={500}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
          data-autofocus
        />
        <DialogFoot stay={t('cancel')} onStay={() => answer(null)} focused={false}>
          <Button type="submit">{t('askGo')}</Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
