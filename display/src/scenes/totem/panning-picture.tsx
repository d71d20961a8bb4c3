import type { ReleaseMedia } from '@psifida/contract/content/release';
import type { Size } from '@psifida/contract/registry/check';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import type { Mark } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { slowPace } from '../common/slow-round.ts';
import { farthest, panAcross, transformOf } from '../common/travel.ts';
import { useBegunAt } from '../common/wall-time.ts';
import styles from './panning-picture.module.css';

type PanningPictureProps = {
  media: ReleaseMedia;
  box: Size;
  turn: number;
  ms: number;
  /** `pass` wanders as long as it is shown, `arrive` comes to rest: beside words that are read nothing moves for long. */
  way: 'pass' | 'arrive';
  mark?: Mark;
  /** The picture itself; it fills the place that it is given. */
  children: ReactNode;
};

const reaches = { pass: { before: 1.1, beyond: 0.2 }, arrive: { before: 0.25, beyond: 0 } };

/** Covers the box, whatever its shape, and moves along the picture to its focal point; fades in over what is beneath. */
export function PanningPicture({ media, box, turn, ms, way, mark, children }: PanningPictureProps) {
  const { reducedMotion } = useScene();
  const { width, height, from, to, still } = panAcross(media.size, box, {
    focal: media.focalPoint,
    turn,
    reach: reaches[way],
  });
  const layer = useRef<HTMLDivElement>(null);
  useBegunAt(layer, undefined);
  const place: CSSProperties & Record<`--${string}`, string> = {
    width,
    height,
    transform: transformOf(reducedMotion ? still : to),
    '--from': transformOf(from),
    '--to': transformOf(to),
    animationDuration: `${ms}ms`,
    ...(way === 'pass' && {
      animationTimingFunction: slowPace(ms, farthest({ from, to }, box) * devicePixelRatio),
    }),
  };
  return (
    <div
      {...mark}
      ref={layer}
      className={`${styles.layer} ${styles[way]} ${turn === 0 ? styles.first : ''}`}
      style={{ height: box.height }}
    >
      <div className={`${styles.sheet} ${reducedMotion ? '' : styles.moving}`} style={place}>
        {children}
      </div>
    </div>
  );
}
