import type { MediaDetails } from '@psifida/contract/content/media';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../../../ui/banner.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { useMediaChanges } from '../media-queries.ts';
import { fallbackOf } from '../picture/picture-sources.ts';
import { captureFrame } from '../uploads/capture-frame.ts';
import { sendPoster } from '../uploads/give-poster.ts';
import { CaptionTracks } from './caption-tracks.tsx';
import classes from './media-details.module.css';

/** The film itself; whoever may edit chooses the frame that stands for it. */
export function FilmPlayer({ details, mayEdit }: { details: MediaDetails; mayEdit: boolean }) {
  const t = useTranslations('media.details');
  const player = useRef<HTMLVideoElement>(null);
  const { setPoster } = useMediaChanges(details.id);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { film, size, version } = details;
  if (!film) return null;

  const take = async () => {
    if (!player.current) return;
    setBusy(true);
    setFailed(false);
    try {
      const uploadId = await sendPoster(await captureFrame(player.current));
      await setPoster.mutateAsync({ uploadId, version });
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={classes.film}>
      <video
        ref={player}
        controls
        muted
        playsInline
        preload="metadata"
        src={film.url}
        poster={fallbackOf(details.pictures)?.url}
        aria-label={details.title}
        style={{ aspectRatio: size.width / size.height }}
      >
        <CaptionTracks captions={details.captions} />
        {t('noPlay')}
      </video>
      {mayEdit && (
        <>
          {failed && (
            <Banner tone="bad" role="alert">
              {t('posterFailed')}
            </Banner>
          )}
          <p className={classes.quiet}>{t('posterHint')}</p>
          <div>
            <PlainButton icon="camera" loading={busy} onClick={take}>
              {t('posterTake')}
            </PlainButton>
          </div>
        </>
      )}
    </div>
  );
}
