import type { ReleaseMedia } from '@psifida/contract/content/release';
import { Picture } from '../common/picture.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { withHyphens } from '../common/with-hyphens.ts';
import styles from './card.module.css';
import { PointNumber } from './point-number.tsx';
import type { TourPoint } from './tour.ts';

type PointCardProps = {
  presentation: string;
  point: TourPoint;
  map: ReleaseMedia | null;
  onOpen(id: string): void;
};

/** A point in the list: by its picture, or by its surroundings on the map. */
export function PointCard({ presentation, point, map, onOpen }: PointCardProps) {
  const { id, title, number, media, place } = point;
  const marks = useMarks();
  const { language } = useScene();
  const face = media[0] ?? (place && map);
  return (
    <button type="button" className={styles.card} lang={language} onClick={() => onOpen(id)}>
      {face && (
        <span className={styles.picture} {...(media[0] && marks.entry(presentation, id, 'media'))}>
          <Picture media={face} size="small" alt="" {...(!media[0] && place ? { focal: place } : {})} />
        </span>
      )}
      <span className={styles.words}>
        {number !== null && (
          <span className={styles.number}>
            <PointNumber number={number} />
          </span>
        )}
        <span className={styles.title} {...marks.entry(presentation, id, 'title')}>
          {withHyphens(title[language], language)}
        </span>
      </span>
    </button>
  );
}
