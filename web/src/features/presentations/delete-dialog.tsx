import type { PresentationSummary } from '@psifida/contract/content/presentation';
import { useLocale, useTranslations } from 'use-intl';
import { DeletionDialog, useDeletionQuestions } from '../../document/deletion-dialog.tsx';
import { ProblemError } from '../../lib/problem-error.ts';
import { useErrorText } from '../../ui/banner.tsx';
import { usePresentationChanges } from './presentation-queries.ts';

type DeleteDialogProps = {
  presentation: Pick<PresentationSummary, 'id' | 'system' | 'title' | 'version'>;
  opened: boolean;
  onClose: () => void;
  /** The moment before it is gone: nothing of it is worth keeping any more. */
  onDeleting?: () => void;
  onDeleted: () => void;
};

/** R-RULE-08: two questions, because it is permanent. A refusal (R-RULE-02) says what to do instead. */
export function DeleteDialog({ presentation, opened, onClose, onDeleting, onDeleted }: DeleteDialogProps) {
  const t = useTranslations();
  const errorText = useErrorText();
  const { remove } = usePresentationChanges(presentation.system);
  const { id, version, title } = presentation;
  const name = title[useLocale()];
  const questions = useDeletionQuestions(name);
  const isLast =
    remove.error instanceof ProblemError && remove.error.code === 'presentation.last-active-delete';

  const close = () => {
    remove.reset();
    onClose();
  };
  const go = async () => {
    const done = await remove.mutateAsync({ id, version }).catch(() => null);
    if (!done) return;
    onDeleting?.();
    close();
    onDeleted();
  };
  return (
    <DeletionDialog
      opened={opened}
      questions={questions}
      refusal={
        remove.error && {
          title: t('deletion.will', { title: name }),
          children: (
            <div role="alert">
              <p>
                <strong>{errorText(remove.error)}</strong>
              </p>
              {isLast && <p>{t('presentations.activateAnother')}</p>}
            </div>
          ),
        }
      }
      loading={remove.isPending}
      onClose={close}
      onDelete={() => void go()}
    />
  );
}
