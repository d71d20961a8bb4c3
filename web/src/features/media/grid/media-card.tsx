import type { SkeletonProps } from '@mantine/core';
import { lacksAlt, type MediaAsset } from '@psifida/contract/content/media';
import { memo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { filmLength } from '../../../lib/film-length.ts';
import { Icon } from '../../../ui/icon.tsx';
import { CardPlaceholder } from '../../../ui/picture-card.tsx';
import { MediaPicture } from '../picture/media-picture.tsx';
import { ResolutionBadge } from '../picture/resolution-badge.tsx';
import classes from './media-card.module.css';

type MediaCardProps = {
  asset: MediaAsset;
  /** The same function each time: what has not changed is not drawn again while one scrolls. */
  onChoose: (asset: MediaAsset) => void;
  /** In a picker: whether it is among the chosen. */
  chosen?: boolean | undefined;
};

/** Recognised by its picture; then its size in words, where it is used, and what it lacks. */
export const MediaCard = memo(function MediaCard({ asset, onChoose, chosen }: MediaCardProps) {
  const t = useTranslations('media.card');
  const locale = useLocale();
  const picks = chosen !== undefined;
  const played = asset.film ?? asset.sound;
  return (
    <article className={classes.card} data-chosen={chosen || undefined}>
      <div className={classes.cover}>
        <MediaPicture asset={asset} ratio={16 / 9} alt="" sizes="(max-width: 30em) 92vw, 320px" />
        {played && (
          <span className={classes.length}>
            <Icon name="player-play" size={14} />
            {filmLength(played.durationMs)}
          </span>
        )}
        {!played && asset.preparing && (
          <span className={classes.length}>
            <Icon name="clock" size={14} />
            {t('preparing')}
          </span>
        )}
        {chosen && (
          <span className={classes.tick}>
            <Icon name="check" size={20} />
          </span>
        )}
      </div>
      <div className={classes.words}>
        <button
          type="button"
          className={classes.title}
          title={asset.title}
          aria-pressed={picks ? chosen : undefined}
          aria-haspopup={picks ? undefined : 'dialog'}
          onClick={() => onChoose(asset)}
          data-card
        >
          {asset.title}
        </button>
        <div>
          <ResolutionBadge asset={asset} />
        </div>
        <div className={classes.notes}>
          <p className="shape-one-line">{t('uses', { count: asset.uses })}</p>
          {(lacksAlt(asset) || asset.doubts > 0) && (
            <p className={classes.lacks}>{t(lacksAlt(asset) ? 'noAlt' : 'doubted')}</p>
          )}
          {asset.sound && !asset.hasWords && <p className={classes.lacks}>{t('noWords')}</p>}
          {!asset.sound && !lacksAlt(asset) && asset.doubts === 0 && (
            <p className="shape-one-line">{asset.decorative ? t('decorative') : asset.alt[locale]}</p>
          )}
        </div>
      </div>
    </article>
  );
});

const lines: readonly SkeletonProps[] = [
  { height: 24, width: '70%' },
  { height: 28, width: '55%', radius: 16 },
  { height: 40, width: '60%' },
];

export const MediaCardPlaceholder = ({ at }: { at: number }) => (
  <CardPlaceholder at={at} look={classes} lines={lines} />
);
