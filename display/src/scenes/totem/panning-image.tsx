import type { ReleaseMedia } from '@psifida/contract/content/release';
import type { Size } from '@psifida/contract/registry/check';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { farthest, panAcross, transformOf } from '../common/media/travel.ts';
import type { Mark } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { slowPace } from '../common/time/slow-round.ts';
import { useBegunAt } from '../common/time/wall-time.ts';
import styles from './panning-image.module.css';

type PanningImageProps = {
  media: ReleaseMedia;
  box: Size;
  turn: number;
  ms: number;
  /** `pass` moves as long as it is shown, `arrive` comes to rest, beside words that are read. */
  way: 'pass' | 'arrive';
  mark?: Mark;
  children: ReactNode;
};

export const reaches = { pass: { before: 1.1, beyond: 0.2 }, arrive: { before: 0.25, beyond: 0 } };

/** Covers the box and moves along the image to its focal point; fades in over what is beneath. */
export function PanningImage({ media, box, turn, ms, way, mark, children }: PanningImageProps) {
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
