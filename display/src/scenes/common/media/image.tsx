import { type Language, wordsIn } from '@psifida/contract/bilingual';
import { type FocalPoint, objectPosition } from '@psifida/contract/content/media';
import type { ReleaseMedia } from '@psifida/contract/content/release';
import { useEffect, useState } from 'react';
import type { ImageSize } from '../../../device/sync/choose-rendition.ts';
import { useInterval } from '../../../device/use-interval.ts';
import type { Mark } from '../places.ts';
import { useScene } from '../scene-context.ts';
import { decodeImage, useDecoded } from './decoding.ts';
import styles from './image.module.css';

/** Empty for a decorative image. */
export const altOf = (
  { alt, decorative }: Pick<ReleaseMedia, 'alt' | 'decorative'>,
  language: Language,
): string => (decorative ? '' : alt[language]);

type ImageProps = {
  media: ReleaseMedia;
  size: ImageSize;
  /** '' where words beside it say the same. */
  alt?: string;
  fit?: 'cover' | 'contain';
  focal?: FocalPoint;
  className?: string | undefined;
  mark?: Mark;
  onDecoded?: () => void;
};

/** Decoded before it is shown; another one fades in over it. */
export function Image(props: ImageProps) {
  const { media, size, alt, fit = 'cover', focal, className = '', mark, onDecoded } = props;
  const { sourceOf, language, onTrouble } = useScene();
  const wanted = sourceOf(media, size);
  const source = useDecoded(wanted, () => onTrouble('image-broken', media.id));
  const [layers, setLayers] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per image, whoever listens by then
  useEffect(() => {
    if (source === null) return;
    setLayers((shown) => (shown.at(-1) === source ? shown : [...shown.slice(-1), source]));
    onDecoded?.();
  }, [source]);
  const words = alt ?? altOf(media, language);
  return (
    <span
      {...mark}
      className={`${styles.frame} ${className}`}
      style={fit === 'cover' && layers.length === 0 ? { background: media.placeholder?.color } : undefined}
    >
      {layers.map((layer) => (
        <img
          key={layer}
          className={styles.layer}
          src={layer}
          // What is fading out says nothing any more.
          alt={layer === source ? words : ''}
          lang={language}
          decoding="sync"
          draggable={false}
          style={{ objectFit: fit, objectPosition: objectPosition(focal ?? media.focalPoint) }}
          onAnimationEnd={() => setLayers((shown) => shown.slice(shown.indexOf(layer)))}
        />
      ))}
    </span>
  );
}

/** What the rights of an image ask for, on it: for scenes in which no story tells it. */
export function Credit({ media }: { media: Pick<ReleaseMedia, 'credit'> }) {
  const said = wordsIn(media.credit, useScene().language);
  return (
    said && (
      <small className={styles.credit} lang={said.lang}>
        {said.words}
      </small>
    )
  );
}

const side = 64;

type Mixed = CanvasImageSource | null;

/** A few pixels as a data URL: a canvas would be a layer of its own, composed anew in every frame. */
export function useMixed(
  source: string | HTMLVideoElement | null,
  mix: (pen: CanvasRenderingContext2D, image: Mixed, side: number) => void,
  turn = 0,
): string | null {
  const [mixed, setMixed] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a video is another image in every turn
  useEffect(() => {
    let wanted = true;
    const painted: Promise<Mixed> =
      typeof source === 'string' ? decodeImage(source) : Promise.resolve(source);
    painted.then(async (image) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [side, side];
      const pen = canvas.getContext('2d', { alpha: false });
      if (!wanted || !pen) return;
      mix(pen, image, side);
      const url = canvas.toDataURL();
      // Not decoded, what is shown would be gone for a frame.
      if ((await decodeImage(url)) && wanted) setMixed(`url(${url})`);
    });
    return () => {
      wanted = false;
    };
  }, [source, mix, turn]);
  return mixed;
}

const followEveryMs = 1_000;

/** A video's fill follows the frame that it shows. */
export function BlurredFill({ source }: { source: string | HTMLVideoElement }) {
  const { live } = useScene();
  const [turn, setTurn] = useState(0);
  useInterval(
    () => setTurn((before) => before + 1),
    live && typeof source !== 'string' ? followEveryMs : null,
  );
  return (
    <div className={styles.fill} style={{ backgroundImage: useMixed(source, blur, turn) ?? undefined }} />
  );
}

function blur(pen: CanvasRenderingContext2D, image: Mixed, side: number): void {
  pen.fillStyle = '#0f1c29';
  pen.fillRect(0, 0, side, side);
  if (!image) return;
  pen.filter = 'blur(5px) brightness(0.62) saturate(1.15)';
  // Beyond the edges, where the blur would let the ground shine through.
  pen.drawImage(image, -12, -12, side + 24, side + 24);
}
