import { totemTexts } from '@psifida/contract/content/glass-texts/totem-texts';
import type { ReleaseMedia } from '@psifida/contract/content/release';
import { ScrollArea } from '../common/controls/scroll-area.tsx';
import { Image } from '../common/media/image.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { withHyphens } from '../common/text/with-hyphens.ts';
import cards from './card.module.css';
import { TownEvents, useTakenEvent } from './event-list.tsx';
import { HereLegend } from './here-mark.tsx';
import { MapView } from './map-view.tsx';
import { isNarrow, PillButton, PointNumber, Split, useHeading, useHomeButton } from './split.tsx';
import type { Tour, TourPoint } from './tour.ts';
import styles from './tour-view.module.css';

type TourViewProps = { tour: Tour; onOpen(point: string): void; onLeave: (() => void) | null };

export function TourView({ tour: { presentation, map, cover, points }, onOpen, onLeave }: TourViewProps) {
  const { language, youAreHere, glass } = useScene();
  const words = totemTexts[language];
  const marks = useMarks();
  const code = useHomeButton(
    { kind: 'presentation', id: presentation.id, title: presentation.title },
    { presentation: presentation.id, entry: null },
    { pill: onLeave ? words.toChoice : '', rounds: 0 },
  );
  const event = useTakenEvent(presentation);
  const { heading, moves } = useHeading(
    presentation.title[language],
    marks.own('presentation', presentation.id, 'title'),
  );
  const narrow = isNarrow(glass);
  return (
    <>
      <Split
        inert={code.isOpen || event.sheet !== null}
        above={
          map ? (
            <MapView presentation={presentation.id} {...{ map, points, onOpen }} />
          ) : (
            cover && <Image media={cover} size="full" mark={marks.image(presentation, cover)} />
          )
        }
        foot={
          (onLeave || code.button) && (
            <>
              {onLeave && <PillButton icon="back" name={words.toChoice} onPress={onLeave} />}
              {code.button}
            </>
          )
        }
      >
        {!moves && heading}
        <ScrollArea
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
          <TownEvents presentation={presentation} onTake={event.take} />
        </ScrollArea>
      </Split>
      {code.sheet}
      {event.sheet}
    </>
  );
}

type PointCardProps = {
  presentation: string;
  point: TourPoint;
  map: ReleaseMedia | null;
  onOpen(id: string): void;
};

/** By its image, or by its surroundings on the map. */
function PointCard({ presentation, point, map, onOpen }: PointCardProps) {
  const { id, title, number, media, place } = point;
  const marks = useMarks();
  const { language } = useScene();
  const face = media[0] ?? (place && map);
  return (
    <button type="button" className={cards.card} lang={language} onClick={() => onOpen(id)}>
      {face && (
        <span className={cards.image} {...(media[0] && marks.entry(presentation, id, 'media'))}>
          <Image media={face} size="small" alt="" {...(!media[0] && place ? { focal: place } : {})} />
        </span>
      )}
      <span className={cards.words}>
        {number !== null && (
          <span className={cards.number}>
            <PointNumber number={number} />
          </span>
        )}
        <span className={cards.title} {...marks.entry(presentation, id, 'title')}>
          {withHyphens(title[language], language)}
        </span>
      </span>
    </button>
  );
}
