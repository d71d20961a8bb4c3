import { Button } from '@mantine/core';
import { bilingual } from '@psifida/contract/bilingual';
import type { MediaAsset, MediaDetails } from '@psifida/contract/content/media';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { z } from 'zod';
import { ProblemError } from '../../../api/problem-error.ts';
import { Banner, ProblemBanner } from '../../../ui/banner.tsx';
import { ChooseFiles } from '../../../ui/choose-files.tsx';
import dialog from '../../../ui/confirm-dialog.module.css';
import { ConfirmDialog, Dialog, DialogFoot } from '../../../ui/confirm-dialog.tsx';
import { assetName } from '../image/asset-name.ts';
import { useMediaChanges } from '../media-queries.ts';
import type { Cut } from '../uploads/convert/plan-video.ts';
import { acceptFor } from '../uploads/file-types.ts';
import { useStateText } from '../uploads/upload-row.tsx';
import { startUploads, uploadFinished, uploads, useUpload } from '../uploads/uploads.ts';
import { MediaUses } from './media-uses.tsx';

type ReplaceDialogProps = {
  details: MediaDetails;
  file: File | null;
  /** What is kept of a video. */
  cut: Cut | undefined;
  onFile: (file: File | undefined) => void;
  onClose: () => void;
};

export function ReplaceDialog({ details, file, cut, onFile, onClose }: ReplaceDialogProps) {
  const t = useTranslations('media.replace');
  const stateText = useStateText();
  const { replace } = useMediaChanges();
  const [key, setKey] = useState<string | null>(null);
  const sent = useUpload(key);
  const failed = sent?.state === 'failed';
  const busy = (key !== null && !failed) || replace.isPending;
  const { id, usedIn, version } = details;
  const title = assetName(details, useLocale());

  const leave = () => {
    if (key) uploads.remove(key);
    setKey(null);
    replace.reset();
    onClose();
  };

  const go = async (chosen: File) => {
    const [started = ''] = startUploads([chosen], 'replacement', cut);
    setKey(started);
    const finished = await uploadFinished(started);
    if (finished?.state !== 'done' || !finished.uploadId) return;
    const done = await replace
      .mutateAsync({ params: { id }, body: { uploadId: finished.uploadId, version } })
      .then(() => true)
      .catch(() => false);
    uploads.remove(started);
    setKey(null);
    if (done) onClose();
  };

  return (
    <Dialog opened={file !== null} onClose={leave} title={t('title')} size="lg">
      <Refusal error={replace.error} />
      {failed && (
        <Banner tone="bad" role="alert">
          {stateText(sent)}
        </Banner>
      )}
      <p>
        {details.audio
          ? t('audioText', { title, file: file?.name ?? '' })
          : t('text', { title, file: file?.name ?? '', captioned: details.hasCaptions ? 'yes' : 'no' })}
      </p>
      <p>
        <strong>{t('changes', { count: usedIn.length })}</strong>
      </p>
      <MediaUses uses={usedIn} />
      <p role="status" className={dialog.text}>
        {sent && !failed && stateText(sent)}
      </p>
      <DialogFoot onStay={leave} focused>
        {failed || replace.error ? (
          <ChooseFiles
            accept={acceptFor[details.kind]}
            multiple={false}
            onFiles={([chosen]) => {
              if (key) uploads.remove(key);
              setKey(null);
              replace.reset();
              onFile(chosen);
            }}
          >
            {t('again')}
          </ChooseFiles>
        ) : (
          <Button loading={busy} onClick={() => file && void go(file)}>
            {usedIn.length > 0 ? t('go', { count: usedIn.length }) : t('goUnused')}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}

type EverywhereDialogProps = {
  details: MediaDetails;
  asset: MediaAsset | null;
  onReplaced: () => void;
  onClose: () => void;
};

/** Another one of the library, in all places or in none. */
export function ReplaceEverywhereDialog({ details, asset, onReplaced, onClose }: EverywhereDialogProps) {
  const t = useTranslations('media.replace');
  const { replaceEverywhere } = useMediaChanges();
  const locale = useLocale();
  const { id, usedIn } = details;
  const title = assetName(details, locale);
  const other = asset ? assetName(asset, locale) : '';
  return (
    <ConfirmDialog
      harmless
      opened={asset !== null}
      title={t('everywhere')}
      go={t('go', { count: usedIn.length })}
      loading={replaceEverywhere.isPending}
      onStay={() => {
        replaceEverywhere.reset();
        onClose();
      }}
      onGo={() =>
        asset &&
        replaceEverywhere.mutate({ params: { id }, body: { with: asset.id } }, { onSuccess: onReplaced })
      }
    >
      <Refusal error={replaceEverywhere.error} />
      <p>{t('everywhereText', { title, other })}</p>
      <p>
        <strong>{t('changes', { count: usedIn.length })}</strong>
      </p>
      <MediaUses uses={usedIn} />
    </ConfirmDialog>
  );
}

const titled = z.object({ title: bilingual });
/** Of a recipe, dish or product the image alone can be too small; so it is where a presentation lacks nothing else. */
const tooSmall = z.union([
  z.object({ item: titled }).transform(({ item }) => item),
  z.object({ presentation: titled, missing: z.tuple([]) }).transform(({ presentation }) => presentation),
]);

function Refusal({ error }: { error: unknown }) {
  const t = useTranslations('media.replace');
  const locale = useLocale();
  if (!error) return null;
  const broken = error instanceof ProblemError && tooSmall.safeParse(error.params).data;
  if (!broken) return <ProblemBanner error={error} />;
  return (
    <Banner tone="bad" role="alert">
      {t('tooSmall', { title: broken.title[locale] })}
    </Banner>
  );
}
