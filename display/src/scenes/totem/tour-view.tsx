import { totemTexts } from '@psifida/contract/content/glass-texts/totem-texts';
import type { ReleaseMedia } from '@psifida/contract/content/release';
import type { CSSProperties } from 'react';
import { useMemo } from 'react';
import { useNotices } from '../common/board/use-notices.ts';
import { type CardGrid, cardGrid } from '../common/card-grid.ts';
import { controlsHeight } from '../common/controls/controls.tsx';
import { ScrollArea } from '../common/controls/scroll-area.tsx';
import { Image } from '../common/media/image.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { withHyphens } from '../common/text/with-hyphens.ts';
import type { Glass } from '../scene.ts';
import cards from './card.module.css';
import { TownEvents, useTakenEvent } from './event-list.tsx';
import { HereLegend } from './here-mark.tsx';
import { MapView } from './map-view.tsx';
import { footHigh, PillButton, PointNumber, Split, useHeading, useHomeButton } from './split.tsx';
import type { Tour, TourPoint } from './tour.ts';
import styles from './tour-view.module.css';

type TourViewProps = { tour: Tour; onOpen(point: string): void; onLeave: (() => void) | null };

export function TourView({ tour: { presentation, map, cover, points }, onOpen, onLeave }: TourViewProps) {
  const { language, youAreHere, glass, access } = useScene();
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
  const { today, week } = useNotices();
  const groups = presentation.room?.events ? [today, week].filter(({ length }) => length > 0) : [];
  const events = groups.reduce((lines, { length }) => lines + length * eventEms + headingEms, 0);
  // With access on, what is touched stands low.
  const alone = !map && !cover && !access;
  const grid = useMemo(
    () => pointGrid(glass, { titles: points.map(({ title }) => title[language]), events, alone }),
    [glass, points, language, events, alone],
  );
  return (
    <>
      <Split
        inert={code.isOpen || event.sheet !== null}
        above={
          alone ? null : map ? (
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
            data-look={grid.look}
            style={
              {
                '--columns': grid.columns,
                '--card': `${grid.card.height}px`,
                '--image': `${grid.image}px`,
                '--lines': grid.lines,
              } as CSSProperties
            }
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

/** In sizes of the text: an event of the list, and a heading over some. */
const [eventEms, headingEms] = [5, 2.2];
/** Of a tall glass, for the words' part of `Split`; and of that, for the cards where events stand beneath. */
const [tallShare, leastShare] = [0.56, 0.6];

type Points = {
  titles: readonly string[];
  /** Height of the events beneath, in sizes of the text. */
  events: number;
  /** Nothing stands above. */
  alone: boolean;
};

/** The points' cards fill what their part of the glass leaves them. */
export function pointGrid(glass: Glass, { titles, events, alone }: Points): CardGrid {
  const { width, height, textPx: text, airPx: air, ease } = glass;
  const isTall = height > width;
  const part = isTall && !alone ? tallShare : 1;
  const heading = text * (1 + ease) * (isTall ? 1.6 : 1.2);
  const high = height * part - controlsHeight(glass) - footHigh(glass) - 5.2 * air - heading;
  const pager = footHigh(glass) + 0.8 * air;
  const left = high - events * text;
  const scrolls = left < high * leastShare;
  const room = width * (isTall || alone ? 1 : 0.5) - 3.6 * air;
  const place = {
    width: room - (scrolls ? pager : 0),
    height: scrolls ? high * leastShare : left,
  };
  return cardGrid(place, glass, {
    ...{ titles, numbered: true, pager: scrolls ? 0 : pager },
    titlePx: text * (1 + 0.45 * ease),
    besidePx: text * (1 + 0.25 * ease),
  });
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
