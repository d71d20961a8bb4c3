import type { ReleaseMedia } from '@psifida/contract/content/release';
import type { Size } from '@psifida/contract/registry/check';
import { showsWhole } from '../common/ken-burns.ts';
import styles from '../common/moving-picture.module.css';
import { MovingPicture } from '../common/moving-picture.tsx';
import { panAcross } from '../common/pan-across.ts';
import { useScene } from '../common/scene-context.ts';
import { WanderingImage } from '../common/wandering-image.tsx';

type PassingPictureProps = { media: ReleaseMedia; box: Size; turn: number; ms: number };

/** A plate is in the middle of its picture: from near, even half of it fills a tall glass better than bands beside it. */
const reach = { before: 0.3, beyond: 0.1 };

/** Fills the glass, whatever its shape, and wanders slowly; fades in over what is beneath it. */
export function PassingPicture({ media, box, turn, ms }: PassingPictureProps) {
  const { reducedMotion } = useScene();
  if (!showsWhole(media.size, box)) return <MovingPicture {...{ media, box, turn, ms }} />;
  const way = panAcross(media.size, box, { focal: media.focalPoint, turn, reach });
  return (
    <div className={`${styles.layer} ${reducedMotion ? styles.brief : ''} ${turn === 0 ? styles.first : ''}`}>
      <WanderingImage {...{ media, way, ms }} size={way} />
    </div>
  );
}
