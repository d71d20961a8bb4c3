import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '../common/picture.tsx';
import { useScene } from '../common/scene-context.ts';
import { ScrollArea } from '../common/scroll-area.tsx';
import { texts } from '../common/texts.ts';
import type { Plate } from './food-attract.tsx';
import styles from './food-cards.module.css';

type FoodCardsProps = {
  plates: readonly Plate[];
  label: string;
  /** A line beneath the title: how long it takes, say. */
  note?: (plate: Plate) => ReactNode;
  /** Beside other words: in a row on every glass, with smaller titles. */
  small?: boolean;
  onOpen: (plate: Plate) => void;
};

/** Large cards that can be pulled or paged, in a row or, on a tall glass, one pair below the other; each is one button. */
export function FoodCards({ plates, label, note, small = false, onOpen }: FoodCardsProps) {
  const { language, glass } = useScene();
  const tall = glass.height > glass.width && !small;
  const longest = Math.max(...plates.map(({ title }) => title[language].length));
  const lines = { '--lines': longest > (small ? 16 : 24) ? 2 : 1 } as CSSProperties;
  const words = { before: texts[language].previous, after: texts[language].next };
  return (
    <ScrollArea
      direction={tall ? 'down' : 'across'}
      lang={language}
      label={label}
      words={words}
      className={`${styles.cards} ${tall ? styles.pairs : ''} ${small ? styles.small : ''}`}
    >
      {plates.map((plate) => (
        <button
          key={plate.key}
          type="button"
          className={styles.card}
          style={lines}
          lang={language}
          onClick={() => onOpen(plate)}
        >
          <Picture media={plate.media} size="small" alt="" className={styles.picture} />
          <span className={styles.words}>
            <span className={styles.title}>{plate.title[language]}</span>
            {note && <span className={styles.note}>{note(plate)}</span>}
          </span>
        </button>
      ))}
    </ScrollArea>
  );
}
