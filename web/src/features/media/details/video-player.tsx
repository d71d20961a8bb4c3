import { type Language, otherLanguage } from '@psifida/contract/bilingual';
import type { Captions } from '@psifida/contract/content/captions';
import type { MediaDetails } from '@psifida/contract/content/media';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Banner } from '../../../ui/banner.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { assetName } from '../image/asset-name.ts';
import { fallbackOf } from '../image/image-sources.ts';
import { useMediaChanges } from '../media-queries.ts';
import { captureFrame } from '../uploads/capture-frame.ts';
import { sendPoster } from '../uploads/give-poster.ts';
import classes from './media-details.module.css';

export function VideoPlayer({ details, mayEdit }: { details: MediaDetails; mayEdit: boolean }) {
  const t = useTranslations('media.details');
  const locale = useLocale();
  const player = useRef<HTMLVideoElement>(null);
  const { setPoster } = useMediaChanges();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { id, video, size, version } = details;
  if (!video) return null;

  const take = async () => {
    if (!player.current) return;
    setBusy(true);
    setFailed(false);
    try {
      const uploadId = await sendPoster(await captureFrame(player.current));
      await setPoster.mutateAsync({ params: { id }, body: { uploadId, version } });
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={classes.video}>
      <video
        ref={player}
        controls
        muted
        playsInline
        preload="metadata"
        src={video.url}
        poster={fallbackOf(details.images)?.url}
        aria-label={assetName(details, locale)}
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
          <p className="shape-note">{t('posterHint')}</p>
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

const names = { el: 'greek', en: 'english' } as const;

function CaptionTracks({ captions }: { captions: Captions }) {
  const locale = useLocale();
  const there = [locale, otherLanguage(locale)].filter((language) => captions[language] !== null);
  return there.map((language, index) => (
    // Which one is shown is decided when it is added, so another language adds them anew.
    <CaptionTrack
      key={`${locale} ${language}`}
      language={language}
      text={captions[language] ?? ''}
      isFirst={index === 0}
    />
  ));
}

type CaptionTrackProps = { language: Language; text: string; isFirst: boolean };

function CaptionTrack({ language, text, isFirst }: CaptionTrackProps) {
  const t = useTranslations('form');
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [text]);
  return (
    src && <track kind="captions" src={src} srcLang={language} label={t(names[language])} default={isFirst} />
  );
}
