import { RoundButton } from '../common/round-button.tsx';
import { useScene } from '../common/scene-context.ts';
import { ScrollArea } from '../common/scroll-area.tsx';
import typography from '../common/typography.module.css';
import { Gallery } from './gallery.tsx';
import { MapView } from './map-view.tsx';
import styles from './totem.module.css';
import { totemTexts } from './totem-texts.ts';
import type { Tour, TourPoint } from './tour.ts';

type PointViewProps = { tour: Tour; point: TourPoint; onOpen(point: string): void; onClose(): void };

/** One point: its pictures above, or its place on the map where it has none; its words and the ways on beneath. */
export function PointView({ tour: { map, cover, points }, point, onOpen, onClose }: PointViewProps) {
  const { language } = useScene();
  const words = totemTexts[language];
  const at = points.indexOf(point);
  const open = (way: 1 | -1) => {
    const other = points[(at + way + points.length) % points.length];
    if (other) onOpen(other.id);
  };
  const pictures = point.media.length || point.place ? point.media : cover ? [cover] : [];
  const back = map ? words.toMap : words.toPoints;
  return (
    <div className={`${styles.split} ${styles.even}`}>
      <div className={styles.upper}>
        {pictures.length > 0 && <Gallery key={point.id} media={pictures} />}
        {pictures.length === 0 && map && <MapView map={map} points={points} current={point} />}
      </div>
      <div className={styles.lower}>
        <div className={styles.heading}>
          {point.number !== null && <span className={styles.number}>{point.number}</span>}
          <h1 className={typography.title} lang={language}>
            {point.title[language]}
          </h1>
        </div>
        <ScrollArea key={`${point.id} ${language}`} lang={language} className={styles.reading}>
          <p className={`${typography.body} ${styles.text}`}>{point.text[language]}</p>
        </ScrollArea>
        <div className={styles.controls}>
          <RoundButton icon="back" label={back} lang={language} onPress={onClose} />
          <span className={styles.controlName} aria-hidden="true">
            {back}
          </span>
          {points.length > 1 && (
            <span className={styles.walk}>
              <RoundButton
                icon="previous"
                label={words.previousPoint}
                lang={language}
                tone="quiet"
                onPress={() => open(-1)}
              />
              <RoundButton
                icon="next"
                label={words.nextPoint}
                lang={language}
                tone="quiet"
                onPress={() => open(1)}
              />
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
