import type { ReleaseMedia } from '@psifida/contract/content/release';
import type { Size } from '@psifida/contract/registry/check';
import { useEffect, useRef } from 'react';
import { useStore } from '../../device/store.ts';
import { keepVolume } from '../../device/volume.ts';
import captions from '../common/media/captions.module.css';
import { freeCaptions, giveCaptions, showCaptions } from '../common/media/captions.ts';
import { useDecoded, useSharpening } from '../common/media/decoding.ts';
import { altOf, BlurredFill, Image } from '../common/media/image.tsx';
import { listening } from '../common/media/listening.ts';
import { useCrossfade } from '../common/media/moving-image.tsx';
import { coverShare } from '../common/media/travel.ts';
import type { Mark } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { useBox } from '../common/use-box.ts';
import styles from './gallery.module.css';
import { PanningImage } from './panning-image.tsx';

/** Below this share an image that covers its place would be cut too much: it is shown whole. */
const coverAtLeast = 0.36;
/** Beside words that are read, nothing moves for longer. */
const arrivingMs = 4_800;

type GalleryProps = { media: readonly ReleaseMedia[]; wanted: ReleaseMedia; mark: Mark };

export function Gallery({ media, wanted, mark }: GalleryProps) {
  const { sourceOf, onTrouble } = useScene();
  const [element, box] = useBox<HTMLDivElement>();
  const source = useDecoded(sourceOf(wanted, 'small'), () => onTrouble('image-broken', wanted.id));
  // A video has its own first frame to show, whether or not it has an image.
  const ready = wanted.video ? wanted : media.find((one) => sourceOf(one, 'small') === source);
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
  if (!whole && !media.video)
    return (
      <PanningImage media={media} box={box} turn={turn} ms={arrivingMs} way="arrive">
        <Image media={media} size={size} {...words} />
      </PanningImage>
    );
  return (
    <div className={styles.layer}>
      {whole && <BlurredFill source={sourceOf(media, 'small')} />}
      <Image media={media} size={size} fit={whole ? 'contain' : 'cover'} {...words} />
      {media.video && above && <Video media={media} whole={whole} />}
    </div>
  );
}

/** Over its image until its first frame is there. */
function Video({ media, whole }: { media: ReleaseMedia; whole: boolean }) {
  const { videoOf, audio, language, onTrouble } = useScene();
  const isListening = useStore(listening) !== null;
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const { current } = video;
    if (!current) return;
    giveCaptions(current, media.captions);
    return () => freeCaptions(current);
  }, [media.captions]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element carries the language that it is asked for
  useEffect(() => {
    if (video.current) showCaptions(video.current);
  }, [language]);
  useEffect(() => (video.current ? keepVolume(video.current) : undefined), []);
  return (
    <video
      ref={video}
      className={`${styles.video} ${captions.captioned}`}
      style={{ objectFit: whole ? 'contain' : 'cover' }}
      src={videoOf(media)}
      aria-label={altOf(media, language)}
      lang={language}
      muted={!audio || isListening}
      autoPlay
      loop
      playsInline
      onError={() => onTrouble('video-broken', media.id)}
    />
  );
}
