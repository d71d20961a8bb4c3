import type { ReleaseMedia } from '@psifida/contract/content/release';
import type { Size } from '@psifida/contract/registry/check';
import { useDecoded, useSharpening } from '../common/decoding.ts';
import { useCrossfade } from '../common/moving-picture.tsx';
import { BlurredFill, Picture } from '../common/picture.tsx';
import type { Mark } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { coverShare } from '../common/travel.ts';
import { useBox } from '../common/use-box.ts';
import { Film } from './film.tsx';
import styles from './gallery.module.css';
import { PanningPicture } from './panning-picture.tsx';

/** Below this share what fills the place would no longer show what the picture is about: then it is shown whole. */
const coverAtLeast = 0.36;
/** Beside words that are read, nothing moves for longer than this. */
const arrivingMs = 4_800;

type GalleryProps = { media: readonly ReleaseMedia[]; wanted: ReleaseMedia; mark: Mark };

/** A point's picture over the whole place it is given; another one that is asked for fades in over it. */
export function Gallery({ media, wanted, mark }: GalleryProps) {
  const { sourceOf, onTrouble } = useScene();
  const [element, box] = useBox<HTMLDivElement>();
  const source = useDecoded(sourceOf(wanted, 'small'), () => onTrouble('picture-broken', wanted.id));
  // A film has its own first frame to show, whether or not it has a picture.
  const ready = wanted.film ? wanted : media.find((one) => sourceOf(one, 'small') === source);
  const layers = useCrossfade(ready && { key: ready.id, media: ready });
  return (
    <div
      ref={element}
      className={styles.gallery}
      style={{ background: media[0]?.placeholder?.color }}
      {...mark}
    >
      {box.width > 0 &&
        layers.map(({ item, turn }) => (
          <Layer key={turn} media={item.media} box={box} turn={turn} above={item.media === ready} />
        ))}
    </div>
  );
}

type LayerProps = { media: ReleaseMedia; box: Size; turn: number; above: boolean };

function Layer({ media, box, turn, above }: LayerProps) {
  const { sourceOf } = useScene();
  const size = useSharpening(media.id);
  const whole = coverShare(media.size, box) < coverAtLeast;
  const words = above ? {} : { alt: '' };
  if (!whole && !media.film)
    return (
      <PanningPicture media={media} box={box} turn={turn} ms={arrivingMs} way="arrive">
        <Picture media={media} size={size} {...words} />
      </PanningPicture>
    );
  return (
    <div className={styles.layer}>
      {whole && <BlurredFill source={sourceOf(media, 'small')} />}
      <Picture media={media} size={size} fit={whole ? 'contain' : 'cover'} {...words} />
      {media.film && above && <Film media={media} whole={whole} />}
    </div>
  );
}
