import { Picture } from '../common/picture.tsx';
import { RoundButton } from '../common/round-button.tsx';
import { useScene } from '../common/scene-context.ts';
import { ScrollArea } from '../common/scroll-area.tsx';
import typography from '../common/typography.module.css';
import { MapView } from './map-view.tsx';
import styles from './totem.module.css';
import { totemTexts } from './totem-texts.ts';
import type { Tour } from './tour.ts';

type TourViewProps = { tour: Tour; onOpen(point: string): void; onLeave: (() => void) | null };

/** The map above, its points in a list where everybody reaches them. */
export function TourView({ tour: { presentation, map, cover, points }, onOpen, onLeave }: TourViewProps) {
  const { language } = useScene();
  const words = totemTexts[language];
  return (
    <div className={styles.split}>
      <div className={styles.upper}>
        {map ? (
          <MapView map={map} points={points} onOpen={onOpen} />
        ) : (
          cover && <Picture media={cover} size="full" />
        )}
      </div>
      <div className={styles.lower}>
        <h1 className={typography.title} lang={language}>
          {presentation.title[language]}
        </h1>
        <ScrollArea
          lang={language}
          label={words.points}
          words={{ before: words.fewer, after: words.more }}
          className={styles.reading}
        >
          <ul className={styles.points}>
            {points.map(({ id, title, number, media }) => (
              <li key={id}>
                <button type="button" className={styles.point} onClick={() => onOpen(id)}>
                  <span className={styles.number} data-none={number === null}>
                    {number}
                  </span>
                  <span className={styles.pointTitle}>{title[language]}</span>
                  {media[0] && (
                    <span className={styles.thumb}>
                      <Picture media={media[0]} size="small" alt="" />
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </ScrollArea>
        {onLeave && (
          <div className={styles.controls}>
            <RoundButton icon="back" label={words.toChoice} lang={language} tone="quiet" onPress={onLeave} />
            <span className={styles.controlName} aria-hidden="true">
              {words.toChoice}
            </span>
          </div>
        )}
      </div>
    </div>
  );
}
