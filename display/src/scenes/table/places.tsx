import { type Language, otherLanguage } from '@psifida/contract/bilingual';
import { type Seat, seatsOf, type TableView } from '@psifida/contract/content/table-view';
import { countedLanguage } from '@psifida/contract/content/visits';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useScene } from '../common/scene-context.ts';
import { backStoryIn } from './back-budget.ts';
import { nearestSeat, seatKey } from './facing.ts';
import { FrameTools } from './frame-tools.tsx';
import type { Print } from './lay-table.ts';
import { type Pages, SeatPlace } from './seat-place.tsx';
import styles from './table.module.css';
import type { TableTop } from './table-top.ts';
import { TopicList } from './topic-list.tsx';

type PlacesProps = {
  view: TableView;
  top: TableTop;
  rim: number;
  current: string;
  /** Those that lie on the table now. */
  pictures: readonly Print[];
  /** Where not all pictures lie on the table at once. */
  pages: Pages | null;
  onChoose(presentation: string): void;
};

/** Two taps within this are one gesture. */
const twiceMs = 350;

/** What one place has chosen for itself; nobody else's is touched by it. */
type Own = { language?: Language; picture?: string | null; topics?: boolean };

/** The places around the table, each with its own language, and the buttons of the picture that each has tapped. */
export function Places({ view, top, rim, current, pictures, pages, onChoose }: PlacesProps) {
  const { glass, manifest, presentations, visit, count } = useScene();
  const [own, setOwn] = useState<Readonly<Record<string, Own>>>({});
  const seats = useMemo(() => seatsOf(view), [view]);
  const lastTap = useRef<{ key: string; time: number } | null>(null);
  const ownOf = (seat: Seat): Own => own[seatKey(seat)] ?? {};
  const change = (seat: Seat, what: (own: Own) => Own) =>
    setOwn((all) => ({
      ...all,
      [seatKey(seat)]: { ...all[seatKey(seat)], ...what(all[seatKey(seat)] ?? {}) },
    }));
  // Another topic may be meant for other languages; who stands at the table is still the same.
  const [begun, setBegun] = useState(view);
  if (visit === null && begun !== view) setBegun(view);
  const languageAt = (seat: Seat): Language => {
    const { people, language } = begun.sides[seat.side];
    return ownOf(seat).language ?? (people > 0 ? language : seat.language);
  };

  /** The access button has the corner. */
  const corner = {
    bottom: Math.max(glass.targetPx * 2.2, glass.textPx * 3.3),
    left: Math.max(glass.targetPx * 1.4, glass.textPx * 2.4),
    ...{ right: 0, top: 0 },
  };
  /** How much of its side belongs to a place. */
  const shareAt = ({ side }: Seat) =>
    (side === 'top' || side === 'bottom' ? glass.width : glass.height) / view.sides[side].people;

  useLayoutEffect(() => {
    top.seats = seats;
    top.languageOf = (seat, side) => (seat ? languageAt(seat) : view.sides[side].language);
    top.onTap = (key, at) => {
      const seat = nearestSeat(at, seats, glass);
      const before = lastTap.current;
      lastTap.current = { key, time: performance.now() };
      if (before?.key === key && lastTap.current.time - before.time < twiceMs) return top.enlarge(key, at);
      if (seat) count('opened', { presentation: current, entry: key });
      if (seat) change(seat, ({ picture }) => ({ picture: picture === key ? null : key }));
    };
    top.readAgain();
  });

  return (
    <div className={styles.places}>
      {seats.map((seat) => {
        const { picture } = ownOf(seat);
        const print = pictures.find(({ key }) => key === picture);
        return print ? (
          <FrameTools
            key={`${seatKey(seat)}/${print.key}`}
            {...{ picture: print.key, seat, top, rim }}
            story={backStoryIn(print.telling, languageAt(seat), manifest.sounds)}
            sound={print.telling.sound}
            language={languageAt(seat)}
            onClose={() => change(seat, () => ({ picture: null }))}
          />
        ) : null;
      })}
      {seats.map((seat, at) => {
        const language = languageAt(seat);
        const choose = (id: string) => {
          change(seat, () => ({ topics: false }));
          count('opened', { presentation: id, entry: null });
          onChoose(id);
        };
        return (
          <SeatPlace
            key={seatKey(seat)}
            {...{ seat, language, pages }}
            turn={{ at, of: seats.length }}
            share={shareAt(seat)}
            corner={corner[seat.side]}
            onLanguage={() => {
              count(countedLanguage[otherLanguage(language)]);
              change(seat, () => ({ language: otherLanguage(language) }));
            }}
            onTopics={
              presentations.length > 1 ? () => change(seat, ({ topics }) => ({ topics: !topics })) : null
            }
            topics={
              visit !== null && ownOf(seat).topics ? (
                <TopicList {...{ language, current }} onChoose={choose} />
              ) : null
            }
          />
        );
      })}
    </div>
  );
}
