import type { ReleaseMedia } from '@psifida/contract/content/release';
import type { Size } from '@psifida/contract/registry/check';
import type { CSSProperties } from 'react';
import { altOf } from './alt-of.ts';
import { type Frame, transformOf } from './ken-burns.ts';
import styles from './moving-picture.module.css';
import { useScene } from './scene-context.ts';

type WanderingImageProps = {
  media: ReleaseMedia;
  size: Size;
  way: { from: Frame; to: Frame /** Where nothing moves. */; still: Frame };
  ms: number;
};

/** The picture itself, laid out once and moved from frame to frame. */
export function WanderingImage({ media, size: { width, height }, way, ms }: WanderingImageProps) {
  const { sourceOf, language, reducedMotion } = useScene();
  const place: CSSProperties & Record<`--${string}`, string> = {
    width,
    height,
    transform: transformOf(way.still),
    '--from': transformOf(way.from),
    '--to': transformOf(way.to),
    animationDuration: `${ms}ms`,
  };
  return (
    <img
      className={`${styles.picture} ${reducedMotion ? '' : styles.moving}`}
      style={place}
      src={sourceOf(media, 'full')}
      alt={altOf(media, language)}
      lang={language}
      decoding="sync"
      draggable={false}
    />
  );
}
