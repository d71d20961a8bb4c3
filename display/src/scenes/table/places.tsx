import { type Language, otherLanguage } from '@psifida/contract/bilingual';
import { tableTexts } from '@psifida/contract/content/glass-texts/table-texts';
import { coverEntry } from '@psifida/contract/content/presentation-content';
import type { ReleasePresentation } from '@psifida/contract/content/release';
import { seatPoint } from '@psifida/contract/content/table-layouts';
import { type Seat, seatsOf, type TableSide, type TableView } from '@psifida/contract/content/table-view';
import { countedLanguage } from '@psifida/contract/content/visits';
import { type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { TapButton } from '../common/controls/buttons.tsx';
import { Pager } from '../common/controls/pager.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { backStoryIn } from './back-budget.ts';
import { nearestSeat, seatKey } from './facing.ts';
import { FrameTools } from './frame-tools.tsx';
import { opposite, seatOfHand } from './hand-reach.ts';
import type { Print } from './lay-table.ts';
import { aboveOf, cornerOf, stretchOf } from './seat-geometry.ts';
import { type Pages, SeatPlace } from './seat-place.tsx';
import styles from './table.module.css';
import type { TableTop } from './table-top.ts';

type PlacesProps = {
  view: TableView;
  top: TableTop;
  rim: number;
  current: string;
  /** Those on the table now. */
  images: readonly Print[];
  /** Null where all images lie on the table at once. */
  pages: Pages | null;
  onChoose(presentation: string): void;
};

/** Two taps within this are one gesture. */
const twiceMs = 350;

/** Chosen by one place for itself. */
type Own = {
  language?: Language;
  image?: string | null;
  byKeys?: boolean;
  /** Somebody opposite may have meant it. */
  inDoubt?: boolean;
  topics?: boolean;
};

export function Places({ view, top, rim, current, images, pages, onChoose }: PlacesProps) {
  const { glass, manifest, presentations, visit, count } = useScene();
  const [own, setOwn] = useState<Readonly<Record<string, Own>>>({});
  const seats = useMemo(() => seatsOf(view), [view]);
  const lastTap = useRef<{ key: string; time: number } | null>(null);
  /** Where somebody has pressed a button, or touched what only they can reach. */
  const known = useRef<TableSide | null>(null);
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

  const hasBegun = Object.values(own).some(({ image }) => image !== undefined);

  useLayoutEffect(() => {
    top.seats = seats;
    top.languageOf = (seat, side) => (seat ? languageAt(seat) : view.sides[side].language);
    top.onTap = (key, at) => {
      const { seat, inDoubt } =
        seatOfHand({ at, known: [top.facing(key), known.current] }, seats, glass) ?? {};
      if (seat && !inDoubt) known.current = seat.side;
      const before = lastTap.current;
      lastTap.current = { key, time: performance.now() };
      if (before?.key === key && lastTap.current.time - before.time < twiceMs) return top.enlarge(key, at);
      if (seat) count('opened', { presentation: current, entry: key });
      if (seat) change(seat, ({ image }) => ({ image: image === key ? null : key, byKeys: false, inDoubt }));
    };
    // Nobody knows where a keyboard stands: it is that of the side from which the table is seen upright.
    const own = seats.find(({ side }) => side === 'bottom') ?? seats[0];
    top.onPick = (key) => {
      if (!own) return;
      count('opened', { presentation: current, entry: key });
      change(own, () => ({ image: key, byKeys: true, inDoubt: false }));
    };
    top.readAgain();
  });

  const sense = ({ target }: PointerEvent) => {
    const own =
      target instanceof Element ? target.closest('button')?.closest<HTMLElement>('[data-side]') : null;
    if (own) known.current = own.dataset.side as TableSide;
  };
  /** The place opposite, where nobody there has an image of their own. */
  const freeAcross = (seat: Seat) => {
    const across = seats.filter(({ side }) => side === opposite[seat.side]);
    const other = nearestSeat(seatPoint(seat, glass), across, glass);
    return other && !ownOf(other).image ? other : null;
  };
  const turnTo = (seat: Seat, other: Seat, print: Print) => {
    known.current = other.side;
    change(seat, () => ({ image: null }));
    change(other, () => ({ image: print.key, byKeys: false, inDoubt: true }));
  };

  const around = { view, table: glass, rim, corner: cornerOf(glass) };
  return (
    <div className={styles.places} onPointerDownCapture={sense}>
      {seats.map((seat) => {
        const { image, byKeys = false, inDoubt = false } = ownOf(seat);
        const print = images.find(({ key }) => key === image);
        const other = inDoubt ? freeAcross(seat) : null;
        return print ? (
          <FrameTools
            key={`${seatKey(seat)}/${print.key}`}
            {...{ image: print.key, seat, top, rim, byKeys }}
            story={backStoryIn(print.telling, languageAt(seat), manifest.audios)}
            audio={print.telling.audio}
            language={languageAt(seat)}
            onTurn={other && (() => turnTo(seat, other, print))}
            onClose={() => change(seat, () => ({ image: null }))}
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
            stretch={stretchOf(seat, around)}
            above={aboveOf(seat, around)}
            how={!hasBegun}
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

type TopicListProps = { language: Language; current: string | null; onChoose(id: string): void };

const atOnce = 4;

/** Paged: scrolling would take the touch away from other hands. */
function TopicList({ language, current, onChoose }: TopicListProps) {
  const { presentations, manifest, sourceOf } = useScene();
  const marks = useMarks();
  const [page, setPage] = useState(0);
  const pages = Math.ceil(presentations.length / atOnce);
  const imageOf = (presentation: ReleasePresentation) => {
    const cover = coverEntry(presentation);
    return cover ? manifest.media[cover.media] : undefined;
  };
  return (
    <nav className={styles.panel} lang={language} aria-label={tableTexts[language].topics}>
      <ul className={styles.list}>
        {presentations.slice(page * atOnce, (page + 1) * atOnce).map((presentation) => {
          const media = imageOf(presentation);
          return (
            <li key={presentation.id}>
              <TapButton
                className={styles.topic}
                {...marks.own('presentation', presentation.id, 'title')}
                aria-current={presentation.id === current || undefined}
                onPress={() => onChoose(presentation.id)}
              >
                {media && <img src={sourceOf(media, 'small')} alt="" draggable={false} />}
                <span>{presentation.title[language]}</span>
              </TapButton>
            </li>
          );
        })}
      </ul>
      <Pager {...{ language, pages }} at={page} through="list" className={styles.pages} onTurn={setPage} />
    </nav>
  );
}
