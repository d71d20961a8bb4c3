import type { SkeletonProps } from '@mantine/core';
import { Box } from '@mantine/core';
import { lacksAlt, type MediaAsset } from '@psifida/contract/content/media';
import { lastDayOf, rightsStateOf } from '@psifida/contract/content/rights-facts';
import { memo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Icon } from '../../../ui/icon.tsx';
import { CardPlaceholder } from '../../../ui/image-card.tsx';
import { videoLength } from '../../../ui/video-length.ts';
import { writings } from '../../../ui/written-field.tsx';
import { assetName, langOf } from '../image/asset-name.ts';
import { MediaImage } from '../image/media-image.tsx';
import { ResolutionBadge } from '../image/resolution-badge.tsx';
import classes from './media-card.module.css';

type MediaCardProps = {
  asset: MediaAsset;
  /** A stable function, so that memoised cards do not render while scrolling. */
  onChoose: (asset: MediaAsset) => void;
  /** Whether it is picked; undefined where choosing opens its details. */
  chosen?: boolean | undefined;
  /** Whether a pick can be taken back: not where the first one closes the picker. */
  toggles?: boolean | undefined;
};

export const MediaCard = memo(function MediaCard({ asset, onChoose, chosen, toggles }: MediaCardProps) {
  const t = useTranslations('media.card');
  const locale = useLocale();
  const name = assetName(asset, locale);
  const description = asset.alt[locale] === name ? null : asset.alt[locale];
  const rights = useTranslations('rights.lastDay');
  const state = rightsStateOf(asset.rights, Date.now());
  const ends = state === 'ending' || state === 'ended' ? state : null;
  const played = asset.video ?? asset.audio;
  return (
    <article className={classes.card} data-chosen={chosen || undefined}>
      <div className={classes.cover}>
        <MediaImage asset={asset} ratio={16 / 9} alt="" sizes="(max-width: 30em) 92vw, 320px" />
        {played && (
          <span className={classes.length}>
            <Icon name="player-play" size={14} />
            {videoLength(played.durationMs)}
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
          title={name}
          lang={langOf(name)}
          aria-pressed={toggles ? chosen : undefined}
          aria-haspopup={chosen === undefined ? 'dialog' : undefined}
          onClick={() => onChoose(asset)}
          data-card
        >
          {name}
        </button>
        <div>
          <ResolutionBadge asset={asset} />
        </div>
        <Box fz={14} lh="20px" c="var(--ink-quiet)">
          <p className="shape-one-line">{t('uses', { count: asset.uses })}</p>
          {ends && (
            <p className={classes.lacks}>
              {rights(ends, { day: writings.date.toText(lastDayOf(asset.rights) ?? '') })}
            </p>
          )}
          {(lacksAlt(asset) || asset.doubts > 0) && (
            <p className={classes.lacks}>{t(lacksAlt(asset) ? 'noAlt' : 'doubted')}</p>
          )}
          {asset.audio && !asset.hasWords && <p className={classes.lacks}>{t('noWords')}</p>}
          {!asset.audio && !ends && !lacksAlt(asset) && asset.doubts === 0 && (
            <p className="shape-one-line" lang={name === asset.title ? undefined : langOf(asset.title)}>
              {name !== asset.title ? asset.title : asset.decorative ? t('decorative') : description}
            </p>
          )}
        </Box>
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
