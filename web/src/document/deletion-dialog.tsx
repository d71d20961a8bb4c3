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
        <DialogFoot stay={t('shell.close')} onStay={close} focused>
          {refusal.action}
        </DialogFoot>
      </Dialog>
    );
  return questions.map(({ title, go, children }, index) => (
    <ConfirmDialog
      key={title}
      opened={opened && index === Math.min(asked, last)}
      {...{ title, go, loading }}
      onStay={close}
      onGo={index < last ? () => setAsked(index + 1) : onDelete}
    >
      {children ?? null}
    </ConfirmDialog>
  ));
}

export function useDeletionQuestions(title: string, first?: ReactNode): [Question, Question] {
  const t = useTranslations('deletion');
  return [
    { title: t('will', { title }), go: t('goOn'), children: first },
    { title: t('sure'), go: t('yes'), children: <p>{t('permanent')}</p> },
  ];
}

function useDeleteManyQuestions(things: string): [Question, Question] {
  const t = useTranslations();
  return [
    { title: t('many.willDelete', { things }), go: t('deletion.goOn') },
    { title: t('deletion.sure'), go: t('many.yesDelete'), children: <p>{t('deletion.permanent')}</p> },
  ];
}

type DeleteManyProps = Pick<DeletionDialogProps, 'opened' | 'onClose' | 'onDelete'> & { things: string };

export function DeleteMany({ opened, things, onClose, onDelete }: DeleteManyProps) {
  const questions = useDeleteManyQuestions(things);
  return (
    <DeletionDialog
      key={String(opened)}
      {...{ opened, questions, onClose, onDelete }}
      refusal={null}
      loading={false}
    />
  );
}
