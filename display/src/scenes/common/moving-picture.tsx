import type { ReleaseMedia } from '@psifida/contract/content/release';
import type { Size } from '@psifida/contract/registry/check';
import { BlurredFill } from './blurred-fill.tsx';
import { kenBurns } from './ken-burns.ts';
import styles from './moving-picture.module.css';
import { useScene } from './scene-context.ts';
import { WanderingImage } from './wandering-image.tsx';

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
  const { sourceOf, reducedMotion } = useScene();
  const travel = kenBurns(media.size, box, { focal: media.focalPoint, turn });
  const { x, y, width, height } = travel.window;
  return (
    <div className={`${styles.layer} ${reducedMotion ? styles.brief : ''} ${turn === 0 ? styles.first : ''}`}>
      {travel.whole && <BlurredFill source={sourceOf(media, 'small')} />}
      <div
        className={`${styles.window} ${travel.whole ? styles.whole : ''}`}
        style={{ left: x, top: y, width, height }}
      >
        {/* Where nothing moves, the wider view. */}
        <WanderingImage
          {...{ media, ms }}
          size={travel}
          way={{ ...travel, still: turn % 2 === 0 ? travel.from : travel.to }}
        />
      </div>
    </div>
  );
}
