import type { FocalPoint, MediaAsset } from '@psifida/contract/content/media';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { MediaPicture } from '../picture/media-picture.tsx';
import { movePoint, percents, pointAt } from './focal-point.ts';
import classes from './focal-point-field.module.css';

type FocalPointFieldProps = {
  asset: MediaAsset;
  value: FocalPoint;
  onChange: (point: FocalPoint) => void;
};

/** The whole picture with the point that must stay in sight, and how each shape of display will cut it. */
export function FocalPointField({ asset, value, onChange }: FocalPointFieldProps) {
  const t = useTranslations('media.details');
  const hint = useId();
  const { x, y } = percents(value);
  const moved = { ...asset, focalPoint: value };
  return (
    <div className={classes.field}>
      <div className={classes.stage}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the same is done with the arrow keys on the point itself */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
        <div
          className={classes.picture}
          style={{ maxWidth: `calc(46dvh * ${asset.size.width / asset.size.height})` }}
          onClick={(event) => onChange(pointAt(event, event.currentTarget.getBoundingClientRect()))}
        >
          <MediaPicture asset={asset} sizes="(max-width: 48em) 92vw, 640px" />
          <div
            role="slider"
            tabIndex={0}
            aria-label={t('focal')}
            aria-describedby={hint}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={x}
            aria-valuetext={t('focalValue', { x: String(x), y: String(y) })}
            className={classes.point}
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
            onKeyDown={(event) => {
              const next = movePoint(value, event.key, event.shiftKey);
              if (!next) return;
              event.preventDefault();
              onChange(next);
            }}
          />
        </div>
      </div>
      <p id={hint} className={classes.hint}>
        {t('focalHint')}
      </p>
      <ul className={classes.shapes} aria-label={t('focalPreviews')}>
        {shapes.map(({ name, ratio }) => (
          <li key={name} style={{ width: 96 * ratio }}>
            <MediaPicture asset={moved} sizes="180px" ratio={ratio} alt="" />
            <span>{t(name)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const shapes = [
  { name: 'shapeWall', ratio: 16 / 9 },
  { name: 'shapeSquare', ratio: 1 },
  { name: 'shapeTotem', ratio: 9 / 16 },
] as const;
