import { Picture } from '../common/picture.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { ScrollArea } from '../common/scroll-area.tsx';
import { HereLegend } from './here-mark.tsx';
import { MapView } from './map-view.tsx';
import { PillButton } from './pill-button.tsx';
import { PointCard } from './point-card.tsx';
import { isNarrow, Split, useHeading } from './split.tsx';
import { totemTexts } from './totem-texts.ts';
import type { Tour } from './tour.ts';
import styles from './tour-view.module.css';
import { useHomeButton } from './use-home-button.tsx';

type TourViewProps = { tour: Tour; onOpen(point: string): void; onLeave: (() => void) | null };

/** The map above, its points beneath it where everybody reaches them. */
export function TourView({ tour: { presentation, map, cover, points }, onOpen, onLeave }: TourViewProps) {
  const { language, youAreHere, glass } = useScene();
  const words = totemTexts[language];
  const marks = useMarks();
  const code = useHomeButton(
    { kind: 'presentation', id: presentation.id, title: presentation.title },
    { presentation: presentation.id, entry: null },
    { pill: onLeave ? words.toChoice : '', rounds: 0 },
  );
  const { heading, moves } = useHeading(
    presentation.title[language],
    marks.own('presentation', presentation.id, 'title'),
  );
  const narrow = isNarrow(glass);
  return (
    <>
      <Split
        inert={code.isOpen}
        above={
          map ? (
            <MapView presentation={presentation.id} {...{ map, points, onOpen }} />
          ) : (
            cover && <Picture media={cover} size="full" mark={marks.picture(presentation, cover)} />
          )
        }
        foot={
          (onLeave || code.button) && (
            <>
              {onLeave && <PillButton icon="back" name={words.toChoice} lang={language} onPress={onLeave} />}
              {code.button}
            </>
          )
        }
      >
        {!moves && heading}
        <ScrollArea
          lang={language}
          label={words.points}
          words={{ before: words.fewer, after: words.more }}
          className={styles.words}
        >
          {moves && heading}
          {map && youAreHere[map.id] && <HereLegend />}
          <ul
            className={styles.points}
            data-few={!narrow && points.length < 3}
            data-narrow={narrow || undefined}
          >
            {points.map((point) => (
              <li key={point.id}>
                <PointCard presentation={presentation.id} {...{ point, map, onOpen }} />
              </li>
            ))}
          </ul>
        </ScrollArea>
      </Split>
      {code.sheet}
    </>
  );
}
