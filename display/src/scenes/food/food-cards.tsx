import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { Picture } from '../common/picture.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { ScrollArea } from '../common/scroll-area.tsx';
import { texts } from '../common/texts.ts';
import { useBox } from '../common/use-box.ts';
import { withHyphens } from '../common/with-hyphens.ts';
import type { Plate } from './food-attract.tsx';
import { besidePicture, cardsBudget } from './food-budget.ts';
import styles from './food-cards.module.css';

type FoodCardsProps = {
  plates: readonly Plate[];
  label: string;
  /** A line beneath the title: how long it takes, say. */
  note?: (plate: Plate) => ReactNode;
  /** Beside other words: in a row on every glass, with smaller titles. */
  small?: boolean;
  /** Under arches, as at a market. */
  arched?: boolean;
  onOpen: (plate: Plate) => void;
};

/** Large cards that can be pulled or paged, in a row or, on a tall glass, one pair below the other; each is one button. */
export function FoodCards({ plates, label, note, small = false, arched = false, onOpen }: FoodCardsProps) {
  const { language, glass } = useScene();
  const tall = glass.height > glass.width && !small;
  const marks = useMarks();
  const [place, box] = useBox<HTMLDivElement>();
  const {
    card,
    lines,
    note: noted,
    beside,
  } = useMemo(
    () =>
      cardsBudget(box.height > 0 ? box : glass, glass, {
        titles: plates.map(({ title }) => title[language]),
        ...{ notes: note !== undefined, tall, small },
      }),
    [box, glass, plates, language, note, tall, small],
  );
  const size = {
    '--card-width': `${card.width}px`,
    '--card-height': `${card.height}px`,
    '--lines': lines,
    '--beside-picture': besidePicture,
  } as CSSProperties;
  const words = { before: texts[language].previous, after: texts[language].next };
  return (
    <div ref={place} className={styles.place} style={size}>
      <ScrollArea
        direction={tall ? 'down' : 'across'}
        lang={language}
        label={label}
        words={words}
        className={`${styles.cards} ${tall ? styles.pairs : ''} ${small ? styles.small : ''} ${beside ? styles.beside : ''} ${arched && !beside ? styles.arched : ''}`}
      >
        {plates.map((plate) => (
          <button
            key={plate.key}
            type="button"
            className={styles.card}
            {...marks.entry(plate.presentation, plate.entry, plate.kind)}
            lang={language}
            onClick={() => onOpen(plate)}
          >
            <Picture
              media={plate.media}
              size="small"
              alt=""
              className={styles.picture}
              mark={marks.own(plate.kind, plate.id, 'image')}
            />
            <span className={styles.words}>
              <span className={styles.title} {...marks.own(plate.kind, plate.id, 'title')}>
                {withHyphens(plate.title[language], language)}
              </span>
              {note && noted && <span className={styles.note}>{note(plate)}</span>}
            </span>
          </button>
        ))}
      </ScrollArea>
    </div>
  );
}
