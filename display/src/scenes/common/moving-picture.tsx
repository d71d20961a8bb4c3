import type { ReleaseMedia } from '@psifida/contract/content/release';
import type { Size } from '@psifida/contract/registry/check';
import type { CSSProperties } from 'react';
import { altOf } from './alt-of.ts';
import { BlurredFill } from './blurred-fill.tsx';
import { kenBurns, transformOf } from './ken-burns.ts';
import styles from './moving-picture.module.css';
import { useScene } from './scene-context.ts';

type MovingPictureProps = {
  /** Its picture must be decoded already. */
  media: ReleaseMedia;
  box: Size;
  turn: number;
  /** How long it is shown, from the beginning of its fade to the end of its successor's. */
  ms: number;
};

/** Fills the box and wanders slowly around its focal point; fades in over what is beneath it. */
export function MovingPicture({ media, box, turn, ms }: MovingPictureProps) {
  const { sourceOf, language, reducedMotion } = useScene();
  const travel = kenBurns(media.size, box, { focal: media.focalPoint, turn });
  const { x, y, width, height } = travel.window;
  const place: CSSProperties & Record<`--${string}`, string> = {
    width: travel.width,
    height: travel.height,
    // Where nothing moves, the wider view.
    transform: transformOf(turn % 2 === 0 ? travel.from : travel.to),
    '--from': transformOf(travel.from),
    '--to': transformOf(travel.to),
    animationDuration: `${ms}ms`,
  };
  return (
    <div className={`${styles.layer} ${reducedMotion ? styles.brief : ''} ${turn === 0 ? styles.first : ''}`}>
      {travel.whole && <BlurredFill source={sourceOf(media, 'small')} />}
      <div
        className={`${styles.window} ${travel.whole ? styles.whole : ''}`}
        style={{ left: x, top: y, width, height }}
      >
        <img
          className={`${styles.picture} ${reducedMotion ? '' : styles.moving}`}
          style={place}
          src={sourceOf(media, 'full')}
          alt={altOf(media, language)}
          lang={language}
          decoding="sync"
          draggable={false}
        />
      </div>
    </div>
  );
}
