import type { PresentationSummary } from '@psifida/contract/content/presentation';
import { useInfiniteQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ProblemError } from '../../api/problem-error.ts';
import { DeletionDialog, useDeletionQuestions } from '../../document/deletion-dialog.tsx';
import { useProblemText } from '../../i18n/problem-text.ts';
import { useErrorText } from '../../ui/banner.tsx';
import { presentationsQuery, usePresentationChanges } from './presentation-queries.ts';

const lastActive = 'presentation.last-active-delete';

type DeleteDialogProps = {
  presentation: Pick<PresentationSummary, 'id' | 'system' | 'title' | 'version' | 'active'>;
  opened: boolean;
  onClose: () => void;
  /** Once it is deleted, before anything leaves the page: the draft can be dropped. */
  onDeleting?: () => void;
  onDeleted: () => void;
};

/** R-RULE-08: two questions, because it is permanent. The last active one (R-RULE-02) is refused before, with what to do instead. */
export const DeleteDialog = memo(function DeleteDialog(props: DeleteDialogProps) {
  const { presentation, opened, onClose, onDeleting, onDeleted } = props;
  const t = useTranslations();
  const errorText = useErrorText();
  const { problem } = useProblemText();
  const { remove } = usePresentationChanges(presentation.system);
  const { id, system, version, title } = presentation;
  const name = title[useLocale()];
  const questions = useDeletionQuestions(name);
  // Checked before the two questions.
  const active = useInfiniteQuery({
    ...presentationsQuery(presentation.system, { state: 'active' }, 2),
    enabled: opened && presentation.active,
    staleTime: 0,
  });
  const known = presentation.active && !active.isFetching && active.data?.pages[0]?.items.length === 1;
  const refused = remove.error instanceof ProblemError && remove.error.code === lastActive;
  const isLast = known || refused;

  const close = () => {
    remove.reset();
    onClose();
  };
  const go = async () => {
    const done = await remove
      .mutateAsync({ params: { system, id }, query: { version, takesOff: 'true' } })
      .catch(() => null);
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
        (isLast || remove.error) && {
          title: name,
          children: (
            <div role="alert">
              <p>
                <strong>{isLast ? problem(lastActive) : errorText(remove.error)}</strong>
              </p>
              {isLast && <p>{t('presentations.activateAnother')}</p>}
            </div>
          ),
        }
      }
      loading={remove.isPending || active.isFetching}
      onClose={close}
      onDelete={() => void go()}
    />
  );
});
