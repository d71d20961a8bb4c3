import { altOf, Picture } from '../common/picture.tsx';
import type { Mark } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { ScrollArea } from '../common/scroll-area.tsx';
import type { Sight } from './sights.ts';
import styles from './strip.module.css';
import { totemTexts } from './totem-texts.ts';
import type { Spot, TourPoint } from './tour.ts';

type StripProps = {
  sights: readonly Sight[];
  current: string;
  point: TourPoint;
  /** Of the point's own pictures. */
  mark: Mark;
  onPick(key: string): void;
};

/** A picture cut around a point has it at the same share of the cut as of the whole. */
const asShare = ({ x, y }: Spot) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

/** What there is to see of a point, in a row where the hand is; the chosen one is shown large above. */
export function Strip({ sights, current, point, mark, onPick }: StripProps) {
  const { language } = useScene();
  const words = totemTexts[language];
  return (
    <ScrollArea
      lang={language}
      direction="across"
      label={words.pictures}
      words={{ before: words.earlierPictures, after: words.laterPictures }}
      className={styles.strip}
    >
      {sights.map(({ key, media, isMap }) => (
        <button
          key={key}
          type="button"
          className={styles.tile}
          {...(!isMap && mark)}
          lang={language}
          aria-label={isMap ? words.onMap : altOf(media, language) || words.picture}
          aria-pressed={key === current}
          onClick={() => onPick(key)}
        >
          <Picture
            media={media}
            size="small"
            alt=""
            {...(isMap && point.place ? { focal: point.place } : {})}
          />
          {isMap && point.place && <span className={styles.here} style={asShare(point.place)} />}
        </button>
      ))}
    </ScrollArea>
  );
}
