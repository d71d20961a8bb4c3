import type { MediaDetails, MediaUse } from '@psifida/contract/content/media';
import { mediaInUseParams } from '@psifida/contract/endpoints/media';
import { useLocale, useTranslations } from 'use-intl';
import { ProblemError } from '../../../api/problem-error.ts';
import { DeletionDialog } from '../../../document/deletion-dialog.tsx';
import { ProblemBanner } from '../../../ui/banner.tsx';
import { assetName } from '../image/asset-name.ts';
import { useMediaChanges } from '../media-queries.ts';
import { MediaUses } from './media-uses.tsx';

type DeleteDialogProps = {
  details: MediaDetails;
  opened: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

/** R-RULE-08. What a presentation shows is not deleted: the dialog says where it is, also when that is news of this moment. */
export function DeleteDialog({ details, opened, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTranslations('media.remove');
  const title = assetName(details, useLocale());
  const { remove } = useMediaChanges();
  const uses = usesNow(details, remove.error);

  const leave = () => {
    remove.reset();
    onClose();
  };

  return (
    <DeletionDialog
      opened={opened}
      questions={[
        {
          title: t('title'),
          go: t('go'),
          children: (
            <>
              {remove.error && <ProblemBanner error={remove.error} />}
              <p>{t(details.kind, { title })}</p>
              <p>
                <strong>{t('permanent')}</strong>
              </p>
            </>
          ),
        },
      ]}
      refusal={
        uses.length > 0
          ? {
              title: t('refused'),
              children: (
                <>
                  <p>{t('refusedText', { title, count: uses.length })}</p>
                  <MediaUses uses={uses} />
                </>
              ),
            }
          : null
      }
      loading={remove.isPending}
      onClose={leave}
      onDelete={() => remove.mutate({ params: { id: details.id } }, { onSuccess: onDeleted })}
    />
  );
}

function usesNow({ usedIn }: MediaDetails, error: unknown): MediaUse[] {
  const refused = error instanceof ProblemError && error.code === 'media.in-use';
  return (refused && mediaInUseParams.safeParse(error.params).data?.uses) || usedIn;
}
