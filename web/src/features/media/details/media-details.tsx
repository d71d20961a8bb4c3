import { Box, Group, Skeleton } from '@mantine/core';
import { lacksAlt, type MediaAsset, type MediaDetails } from '@psifida/contract/content/media';
import { lastDayOf, rightsStateOf } from '@psifida/contract/content/rights-facts';
import { qualities } from '@psifida/contract/registry/registry';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { lazyComponent } from '../../../lib/lazy-when-idle.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ChooseFiles } from '../../../ui/choose-files.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Pill } from '../../../ui/pill.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { dayInWords } from '../../../ui/report-frame.tsx';
import { assetName } from '../image/asset-name.ts';
import { MediaImage } from '../image/media-image.tsx';
import { ResolutionBadge, sizeText } from '../image/resolution-badge.tsx';
import { usePicking } from '../picker/use-picking.tsx';
import type { Cut } from '../uploads/convert/plan-video.ts';
import { acceptFor } from '../uploads/file-types.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import classes from './media-details.module.css';
import { MediaFacts } from './media-facts.tsx';
import { MediaForm } from './media-form.tsx';
import { MediaUses } from './media-uses.tsx';
import { ReplaceDialog, ReplaceEverywhereDialog } from './replace-dialog.tsx';
import { VideoPlayer } from './video-player.tsx';

const CutDialog = lazyComponent(async () => (await import('../uploads/convert/cut-dialog.tsx')).CutDialog);

const storedVideo = async ({ fileName, video }: MediaDetails): Promise<File> => {
  const response = await fetch(video?.url ?? '');
  if (!response.ok) throw new Error('the video is not there');
  return new File([await response.blob()], fileName, { type: video?.type ?? '', lastModified: 0 });
};

type MediaDetailsContentProps = {
  details: MediaDetails;
  mayEdit: boolean;
  onReload: () => Promise<MediaDetails | undefined>;
  onDeleted: () => void;
};

export function MediaDetailsContent(props: MediaDetailsContentProps) {
  const { details, mayEdit, onReload, onDeleted } = props;
  const t = useTranslations('media.details');
  const media = useTranslations('media');
  const locale = useLocale();
  const [deleting, setDeleting] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [cutting, setCutting] = useState<Promise<File> | null>(null);
  const [cut, setCut] = useState<Cut | undefined>();
  const [other, setOther] = useState<MediaAsset | null>(null);
  const [replaced, setReplaced] = useState(0);
  const { pick, picker } = usePicking();
  const { kind, usedIn } = details;
  const rights = useTranslations('rights');
  const state = rightsStateOf(details.rights, Date.now());
  const replaceEverywhere = (
    <PlainButton
      icon="replace"
      onClick={() => pick({ kind, multiple: false, onPick: ([asset]) => setOther(asset ?? null) })}
    >
      {t('replaceEverywhere')}
    </PlainButton>
  );

  return (
    <>
      <Group gap={8} align="stretch">
        <ResolutionBadge asset={details} />
        {lacksAlt(details) && (
          <Pill tone="wait" icon="alert-triangle">
            {media('card.noAlt')}
          </Pill>
        )}
      </Group>
      {details.lowResolution && (
        <Banner tone="wait" role="note">
          {kind === 'image'
            ? media('lowWarningOne', { size: sizeText(qualities.fullHd) })
            : media('lowWarningVideo')}
        </Banner>
      )}
      {(state === 'ending' || state === 'ended') && (
        <Banner
          tone={state === 'ended' ? 'bad' : 'wait'}
          role="note"
          actions={mayEdit && usedIn.length > 0 && replaceEverywhere}
        >
          {rights(state, { day: dayInWords(locale, lastDayOf(details.rights) ?? '') })}
        </Banner>
      )}
      <VideoPlayer details={details} mayEdit={mayEdit} />
      {details.audio && (
        // biome-ignore lint/a11y/useMediaCaption: what is said in it stands below, in its words
        <audio
          controls
          preload="metadata"
          src={details.audio.url}
          aria-label={assetName(details, locale)}
          className={classes.heard}
        />
      )}
      {mayEdit ? <MediaForm details={details} onReload={onReload} /> : <ReadOnly details={details} />}
      <section aria-labelledby="media-used-in" className={classes.section}>
        <h3 id="media-used-in" className={classes.heading}>
          {t('usedIn')}
        </h3>
        <p role="status" className="shape-note">
          {replaced > 0 && `${media('replace.done', { count: replaced })} `}
          {usedIn.length > 0 ? t('used', { count: usedIn.length }) : t('usedNowhere')}
        </p>
        <MediaUses uses={usedIn} />
      </section>
      <section aria-labelledby="media-file" className={classes.section}>
        <h3 id="media-file" className={classes.heading}>
          {t('file')}
        </h3>
        <MediaFacts details={details} />
        {mayEdit && (
          <Box className="shape-line" mt={8}>
            <ChooseFiles
              variant="default"
              accept={acceptFor[kind]}
              multiple={false}
              onFiles={([chosen]) => {
                setCut(undefined);
                setFile(chosen ?? null);
              }}
              leftSection={<Icon name="replace" />}
            >
              {t('replace')}
            </ChooseFiles>
            {details.video && (
              <PlainButton icon="cut" onClick={() => setCutting(storedVideo(details))}>
                {media('panel.cut')}
              </PlainButton>
            )}
            {usedIn.length > 0 && replaceEverywhere}
            <PlainButton icon="trash" className={classes.delete} onClick={() => setDeleting(true)}>
              {t('remove')}
            </PlainButton>
          </Box>
        )}
      </section>
      {cutting && (
        <CutDialog
          file={cutting}
          cut={null}
          onClose={(chosen) => {
            setCutting(null);
            setCut(chosen);
            if (chosen) void cutting.then(setFile);
          }}
        />
      )}
      <ReplaceDialog
        details={details}
        file={file}
        cut={cut}
        onFile={(chosen) => {
          setCut(undefined);
          setFile(chosen ?? null);
        }}
        onClose={() => setFile(null)}
      />
      <ReplaceEverywhereDialog
        details={details}
        asset={other}
        onReplaced={() => {
          setReplaced(usedIn.length);
          setOther(null);
        }}
        onClose={() => setOther(null)}
      />
      {picker}
      <DeleteDialog
        details={details}
        opened={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={onDeleted}
      />
    </>
  );
}

function ReadOnly({ details }: { details: MediaDetails }) {
  const t = useTranslations('media.details');
  const { alt, decorative, images } = details;
  return (
    <div className={classes.section}>
      {images.length > 0 && details.kind === 'image' && (
        <div className={classes.image}>
          <MediaImage asset={details} sizes="(max-width: 48em) 92vw, 640px" />
        </div>
      )}
      <h3 className={classes.heading}>{t(details.audio ? 'words' : 'alt')}</h3>
      {details.audio ? (
        <p className={classes.said}>{details.words || t('altNone')}</p>
      ) : decorative ? (
        <p>{t('decorative')}</p>
      ) : (
        <>
          <p lang={alt.el ? 'el' : undefined}>{alt.el || t('altNone')}</p>
          <p lang={alt.en ? 'en' : undefined}>{alt.en || t('altNone')}</p>
        </>
      )}
    </div>
  );
}

export function MediaDetailsPlaceholder() {
  const t = useTranslations('shell');
  return (
    <div role="status" aria-label={t('loading')} className={classes.section}>
      <Skeleton height={28} width={160} radius={16} />
      <Skeleton height={360} radius={12} />
      <Skeleton height={42} />
      <Skeleton height={120} />
    </div>
  );
}
