import type { FocalPoint, MediaAsset } from '@psifida/contract/content/media';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { PicturePoint } from '../../../ui/picture-point.tsx';
import { MediaPicture } from '../picture/media-picture.tsx';
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
  const moved = { ...asset, focalPoint: value };
  return (
    <div className={classes.field}>
      <PicturePoint
        picture={<MediaPicture asset={asset} sizes="(max-width: 48em) 92vw, 640px" />}
        size={asset.size}
        label={t('focal')}
        valueText={(at) => t('focalValue', at)}
        describedBy={hint}
        {...{ value, onChange }}
      />
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
