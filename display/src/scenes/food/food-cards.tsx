import { texts } from '@psifida/contract/content/glass-texts/common-texts';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { ScrollArea } from '../common/controls/scroll-area.tsx';
import { Image } from '../common/media/image.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { withHyphens } from '../common/text/with-hyphens.ts';
import { useBox } from '../common/use-box.ts';
import type { Plate } from './food-attract.tsx';
import { besideImage, cardsBudget } from './food-budget.ts';
import styles from './food-cards.module.css';

type FoodCardsProps = {
  plates: readonly Plate[];
  label: string;
  note?: (plate: Plate) => ReactNode;
  /** In a row on every glass, with smaller titles. */
  small?: boolean;
  arched?: boolean;
  onOpen: (plate: Plate) => void;
};

/** In a row or, on a tall glass, in pairs; each card is one button. */
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
    '--beside-image': besideImage,
  } as CSSProperties;
  const words = { before: texts[language].previous, after: texts[language].next };
  return (
    <div ref={place} className={styles.place} style={size}>
      <ScrollArea
        direction={tall ? 'down' : 'across'}
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
            <Image
              media={plate.media}
              size="small"
              alt=""
              className={styles.image}
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
