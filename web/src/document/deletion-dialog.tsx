import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import dialog from '../ui/confirm-dialog.module.css';
import { ConfirmDialog, Dialog, DialogFoot } from '../ui/confirm-dialog.tsx';

type Question = { title: string; go: string; children?: ReactNode };

type DeletionDialogProps = {
  opened: boolean;
  /** Asked one after the other (R-RULE-08); the last answer deletes. */
  questions: readonly [Question, ...Question[]];
  /** Why it cannot be deleted, known before or told by the server; then nothing is asked. */
  refusal: { title: string; children: ReactNode; action?: ReactNode } | null;
  loading: boolean;
  onClose: () => void;
  onDelete: () => void;
};

/** Deleting any document is permanent: it is asked for, or refused with what to do instead. */
export function DeletionDialog(props: DeletionDialogProps) {
  const { opened, questions, refusal, loading, onClose, onDelete } = props;
  const t = useTranslations();
  const [asked, setAsked] = useState(0);
  const close = () => {
    setAsked(0);
    onClose();
  };
  const last = questions.length - 1;

  if (refusal)
    return (
      <Dialog opened={opened} onClose={close} title={refusal.title}>
        <div className={dialog.text}>{refusal.children}</div>
        <DialogFoot stay={t('shell.close')} onStay={close}>
          {refusal.action}
        </DialogFoot>
      </Dialog>
    );
  return questions.map(({ title, go, children }, index) => (
    <ConfirmDialog
      key={title}
      opened={opened && index === Math.min(asked, last)}
      title={title}
      stay={t('deletion.cancel')}
      go={go}
      loading={loading}
      onStay={close}
      onGo={index < last ? () => setAsked(index + 1) : onDelete}
    >
      {children ?? null}
    </ConfirmDialog>
  ));
}

/** The two questions that most documents ask. */
export function useDeletionQuestions(title: string, first?: ReactNode): [Question, Question] {
  const t = useTranslations('deletion');
  return [
    { title: t('will', { title }), go: t('goOn'), children: first },
    { title: t('sure'), go: t('yes'), children: <p>{t('permanent')}</p> },
  ];
}

/** The same of several at once: '27 presentations'. */
function useDeleteManyQuestions(things: string): [Question, Question] {
  const t = useTranslations();
  return [
    { title: t('many.willDelete', { things }), go: t('deletion.goOn') },
    { title: t('deletion.sure'), go: t('many.yesDelete'), children: <p>{t('deletion.permanent')}</p> },
  ];
}

type DeleteManyProps = Pick<DeletionDialogProps, 'opened' | 'onClose' | 'onDelete'> & { things: string };

/** Each is judged by itself: what may not go is named afterwards. */
export function DeleteMany({ opened, things, onClose, onDelete }: DeleteManyProps) {
  const questions = useDeleteManyQuestions(things);
  return (
    <DeletionDialog
      // Asked from the beginning each time.
      key={String(opened)}
      opened={opened}
      questions={questions}
      refusal={null}
      loading={false}
      onClose={onClose}
      onDelete={onDelete}
    />
  );
}
