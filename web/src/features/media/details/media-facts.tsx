import type { MediaDetails } from '@psifida/contract/content/media';
import { megabyte } from '@psifida/contract/content/upload';
import { Fragment } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { regions } from '../../../i18n/catalogues.ts';
import { usePersonName } from '../../../i18n/person-name.ts';
import { useWhen } from '../../../i18n/when.ts';
import { videoLength } from '../../../ui/video-length.ts';
import { sizeText } from '../image/resolution-badge.tsx';
import classes from './media-details.module.css';

export function MediaFacts({ details }: { details: MediaDetails }) {
  const t = useTranslations('media.details');
  const media = useTranslations('media');
  const by = useTranslations('presentations');
  const nameOf = usePersonName();
  const when = useWhen();
  const locale = useLocale();
  const { fileName, size, preparing, original, video, audio, tags, metadata } = details;
  const { createdAt, createdBy, modifiedAt, modifiedBy } = details;
  const weight = new Intl.NumberFormat(regions[locale], { maximumFractionDigits: 1 }).format(
    Math.max(0.1, original.bytes / megabyte),
  );
  const date = (iso: string) =>
    new Intl.DateTimeFormat(regions[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
  return (
    <dl className={classes.facts}>
      <dt>{t('fileName')}</dt>
      <dd>{fileName}</dd>
      {!audio && (
        <>
          <dt>{t('size')}</dt>
          <dd>{preparing ? `${sizeText(size)} · ${media('card.preparing')}` : sizeText(size)}</dd>
        </>
      )}
      <dt>{t('weight')}</dt>
      <dd>
        {weight} MB · {original.format.toUpperCase()}
      </dd>
      {audio && (
        <>
          <dt>{t('length')}</dt>
          <dd>{videoLength(audio.durationMs)}</dd>
        </>
      )}
      {video && (
        <>
          <dt>{t('length')}</dt>
          <dd>{videoLength(video.durationMs)}</dd>
          <dt>{t('audio')}</dt>
          <dd>{t(video.audioCodec ? 'withAudio' : 'silent')}</dd>
        </>
      )}
      {(['credit', 'copyright', 'date', 'place'] as const).map(
        (name) =>
          metadata?.[name] && (
            <Fragment key={name}>
              <dt>{t(`metadata.${name}`)}</dt>
              <dd>{name === 'date' ? date(metadata[name]) : metadata[name]}</dd>
            </Fragment>
          ),
      )}
      {tags.length > 0 && (
        <>
          <dt>{media('columns.tags')}</dt>
          <dd>{tags.join(', ')}</dd>
        </>
      )}
      <dt>{t('added')}</dt>
      <dd>{by('by', { when: when(createdAt), name: nameOf(createdBy) })}</dd>
      <dt>{t('changed')}</dt>
      <dd>{by('by', { when: when(modifiedAt), name: nameOf(modifiedBy) })}</dd>
    </dl>
  );
}
