import type { CSSProperties } from 'react';
import { altOf, Picture } from '../common/picture.tsx';
import type { Mark } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import type { Place } from './arrange.ts';
import type { CloudPicture } from './cloud-content.ts';
import { cloudTexts } from './cloud-texts.ts';
import styles from './floating-picture.module.css';

type FloatingPictureProps = {
  picture: CloudPicture;
  index: number;
  home: Place | undefined;
  /** None while another category is chosen. */
  place: Place | undefined;
  lit: boolean;
  mark: Mark;
  onOpen(id: string): void;
};

export function FloatingPicture({
  picture: { id, media, category },
  index,
  home,
  place,
  lit,
  mark,
  onOpen,
}: FloatingPictureProps) {
  const { language } = useScene();
  if (!home) return null;
  const scale = place ? place.width / home.width : 1;
  const style: CSSProperties & Record<`--${string}`, string | number> = place
    ? {
        width: home.width,
        height: home.height,
        transform: `translate(${place.x - place.width / 2}px, ${place.y - place.height / 2}px) scale(${scale})`,
        zIndex: lit ? 10 : Math.round(home.depth * 4),
        '--depth': home.depth,
        // What becomes smaller keeps its corners and its shadow: it need not be painted again.
        '--scale': Math.max(1, scale),
        '--period': `${32 + ((index * 7) % 13)}s`,
        '--delay': `${-((index * 11) % 23)}s`,
      }
    : { width: home.width, height: home.height, visibility: 'hidden', opacity: 0 };
  return (
    <button
      type="button"
      {...mark}
      className={styles.picture}
      style={style}
      data-lit={lit}
      aria-label={altOf(media, language) || (category?.title[language] ?? cloudTexts[language].picture)}
      lang={language}
      onClick={() => onOpen(id)}
    >
      <Picture media={media} size={lit ? 'full' : 'small'} alt="" />
    </button>
  );
}
