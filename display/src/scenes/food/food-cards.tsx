import { texts } from '@psifida/contract/content/glass-texts/common-texts';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { cardGrid } from '../common/card-grid.ts';
import { ScrollArea } from '../common/controls/scroll-area.tsx';
import { Credit, Image } from '../common/media/image.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { withHyphens } from '../common/text/with-hyphens.ts';
import { useBox } from '../common/use-box.ts';
import type { Plate } from './food-attract.tsx';
import styles from './food-cards.module.css';

type FoodCardsProps = {
  plates: readonly Plate[];
  label: string;
  note?: (plate: Plate) => ReactNode;
  arched?: boolean;
  /** Pulled with them, and so high. */
  before: ReactNode;
  beforeHigh: number;
  onOpen: (plate: Plate) => void;
};

/** In sizes of the text: the height above the cards that is worth an image. */
const leastCover = 5;

/** All at once where they can be, else a list that is pulled; each card is one button. */
export function FoodCards({
  plates,
  label,
  note,
  arched = false,
  before,
  beforeHigh,
  onOpen,
}: FoodCardsProps) {
  const { language, glass } = useScene();
  const marks = useMarks();
  const [place, box] = useBox<HTMLDivElement>();
  const [coverPlace, coverBox] = useBox<HTMLDivElement>();
  const hasNote = note !== undefined;
  const grid = useMemo(() => {
    const { textPx, airPx, ease } = glass;
    const { width, height } = box.height > 0 ? box : glass;
    const above = 1.8 * airPx + beforeHigh;
    return cardGrid({ width: width - 3.8 * textPx, height: height - above }, glass, {
      titles: plates.map(({ title }) => title[language]),
      ...{ titlePx: textPx * (1 + 0.35 * ease), besidePx: textPx * (1 + 0.1 * ease) },
      notes: hasNote,
    });
  }, [box, glass, plates, language, hasNote, beforeHigh]);
  const size = {
    '--columns': grid.columns,
    '--card-height': `${grid.card.height}px`,
    '--image': `${grid.image}px`,
    '--lines': grid.lines,
  } as CSSProperties;
  const words = { before: texts[language].previous, after: texts[language].next };
  const cover = plates[0]?.media;
  return (
    <>
      <div ref={coverPlace} className={styles.above}>
        {cover && coverBox.height >= leastCover * glass.textPx && (
          <>
            <Image media={cover} size="full" alt="" className={styles.cover} />
            <Credit media={cover} />
          </>
        )}
      </div>
      <div ref={place} className={styles.place} style={size} data-look={grid.look}>
        <ScrollArea
          label={label}
          words={words}
          className={`${styles.cards} ${arched && grid.look === 'stacked' ? styles.arched : ''}`}
        >
          {before}
          <div className={styles.grid}>
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
                  {note && grid.note && <span className={styles.note}>{note(plate)}</span>}
                </span>
              </button>
            ))}
          </div>
        </ScrollArea>
      </div>
    </>
  );
}
