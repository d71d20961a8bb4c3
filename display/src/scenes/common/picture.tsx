import { type FocalPoint, objectPosition } from '@psifida/contract/content/media';
import type { ReleaseMedia } from '@psifida/contract/content/release';
import { useEffect, useState } from 'react';
import type { PictureSize } from '../scene.ts';
import { altOf } from './alt-of.ts';
import styles from './picture.module.css';
import { useScene } from './scene-context.ts';
import { useDecoded } from './use-decoded.ts';

type PictureProps = {
  media: ReleaseMedia;
  size: PictureSize;
  /** The media's own description in the leading language unless given; '' where words beside it say the same. */
  alt?: string;
  fit?: 'cover' | 'contain';
  focal?: FocalPoint;
  className?: string | undefined;
  /** Once, when the first picture can be seen. */
  onDecoded?: () => void;
};

/** A picture that is decoded before it is shown; another one fades in over it. Fills the box it is put in. */
export function Picture({ media, size, alt, fit = 'cover', focal, className = '', onDecoded }: PictureProps) {
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
