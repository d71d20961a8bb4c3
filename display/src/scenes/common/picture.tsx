import type { Language } from '@psifida/contract/bilingual';
import { type FocalPoint, objectPosition } from '@psifida/contract/content/media';
import type { ReleaseMedia } from '@psifida/contract/content/release';
import { useEffect, useRef, useState } from 'react';
import type { PictureSize } from '../../sync/choose-rendition.ts';
import { decodePicture, useDecoded } from './decoding.ts';
import styles from './picture.module.css';
import type { Mark } from './places.ts';
import { useScene } from './scene-context.ts';

/** What a picture shows, in words; nothing for one that only decorates. Never the name of a file. */
export const altOf = (
  { alt, decorative }: Pick<ReleaseMedia, 'alt' | 'decorative'>,
  language: Language,
): string => (decorative ? '' : alt[language]);

type PictureProps = {
  media: ReleaseMedia;
  size: PictureSize;
  /** The media's own description in the leading language unless given; '' where words beside it say the same. */
  alt?: string;
  fit?: 'cover' | 'contain';
  focal?: FocalPoint;
  className?: string | undefined;
  mark?: Mark;
  /** Once, when the first picture can be seen. */
  onDecoded?: () => void;
};

/** A picture that is decoded before it is shown; another one fades in over it. Fills the box it is put in. */
export function Picture(props: PictureProps) {
  const { media, size, alt, fit = 'cover', focal, className = '', mark, onDecoded } = props;
  const { sourceOf, language, onTrouble } = useScene();
  const wanted = sourceOf(media, size);
  const source = useDecoded(wanted, () => onTrouble('picture-broken', media.id));
  const [layers, setLayers] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per picture, whoever listens by then
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
          // The words belong to what was asked for; what is fading away says nothing any more.
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

const side = 64;

/** The own colours of a picture, or of a film's first frame, behind it. Blurred once into a few pixels: a filter would be computed in every frame. */
export function BlurredFill({ source }: { source: string | HTMLVideoElement }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let wanted = true;
    const painted = typeof source === 'string' ? decodePicture(source) : Promise.resolve(source);
    painted.then((image) => {
      const pen = canvas.current?.getContext('2d');
      if (!wanted || !pen || !image) return;
      pen.filter = 'blur(5px) brightness(0.62) saturate(1.15)';
      // Beyond the edges, where the blur would let the ground shine through.
      pen.drawImage(image, -12, -12, side + 24, side + 24);
    });
    return () => {
      wanted = false;
    };
  }, [source]);
  return <canvas ref={canvas} width={side} height={side} className={styles.fill} />;
}
