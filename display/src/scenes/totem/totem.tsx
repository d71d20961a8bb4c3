import { totemTexts } from '@psifida/contract/content/glass-texts/totem-texts';
import type { ReleaseMedia } from '@psifida/contract/content/release';
import { useMemo, useState } from 'react';
import { whatIsShown } from '../common/board/board-items.ts';
import { ScrollArea } from '../common/controls/scroll-area.tsx';
import { Image } from '../common/media/image.tsx';
import { useLeadTo, useMarks } from '../common/places.ts';
import { useItemsShown, useScene, useVisitState } from '../common/scene-context.ts';
import shapes from '../common/shapes.module.css';
import { withHyphens } from '../common/text/with-hyphens.ts';
import { usePassing } from '../common/time/use-loop.ts';
import { Attract } from './attract.tsx';
import cards from './card.module.css';
import { PointView } from './point-view.tsx';
import { isNarrow } from './split.tsx';
import styles from './totem.module.css';
import { glimpsesOf, type Tour, tourOf } from './tour.ts';
import { TourView } from './tour-view.tsx';

type Doing = { tour: string | null; point: string | null };
const nothingYet: Doing = { tour: null, point: null };

export default function Totem() {
  const { presentations, manifest, visit, live } = useScene();
  const [doing, change] = useVisitState(nothingYet);
  const [covered, setCovered] = useState<number | null>(null);
  const tours = useMemo(
    () => presentations.map((presentation) => tourOf(presentation, manifest.media)),
    [presentations, manifest],
  );
  const glimpses = useMemo(() => glimpsesOf(tours), [tours]);
  const glimpse = usePassing(glimpses, { running: live && visit === null, withBoard: true });
  const only = tours.length === 1 ? tours[0] : undefined;
  const tour = tours.find(({ presentation }) => presentation.id === doing.tour) ?? only;
  const point = tour?.points.find(({ id }) => id === doing.point);
  // A point's place is on the map of its tour; everything else of it on its own page.
  useLeadTo(({ id, row, field }) => change({ tour: id, point: field === 'place' ? null : row }));
  useItemsShown(
    visit === null
      ? glimpse && whatIsShown(glimpse)
      : { presentation: (tour ?? tours[0])?.presentation.id ?? '', entry: point?.id ?? null },
    visit === null ? glimpse?.turn : undefined,
  );
  return (
    <div className={styles.totem}>
      {/* Stays beneath what a visitor sees, so that coming and going never leave the glass empty. */}
      <div
        className={styles.attract}
        data-covered={visit !== null && covered === visit}
        inert={visit !== null}
      >
        {glimpse && <Attract glimpse={glimpse} glimpses={glimpses} />}
      </div>
      {visit !== null && (
        <div
          key={visit}
          className={styles.browse}
          onAnimationEnd={({ target, currentTarget }) => target === currentTarget && setCovered(visit)}
        >
          {!tour && (
            <Chooser
              tours={tours}
              above={glimpse?.media ?? null}
              onChoose={(id) => change({ tour: id, point: null })}
            />
          )}
          {tour && !point && (
            <TourView
              key={tour.presentation.id}
              tour={tour}
              onOpen={(id) => change({ tour: tour.presentation.id, point: id })}
              onLeave={only ? null : () => change({ tour: null })}
            />
          )}
          {tour && point && (
            <PointView
              key={point.id}
              tour={tour}
              point={point}
              onOpen={(id) => change({ point: id })}
              onClose={() => change({ point: null })}
            />
          )}
        </div>
      )}
    </div>
  );
}

type ChooserProps = {
  tours: readonly Tour[];
  /** What was on the glass when it was touched. */
  above: ReleaseMedia | null;
  onChoose(id: string): void;
};

function Chooser({ tours, above, onChoose }: ChooserProps) {
  const { language, glass } = useScene();
  const words = totemTexts[language];
  const marks = useMarks();
  return (
    <div className={styles.chooser}>
      {above && (
        <div className={styles.horizon}>
          <Image media={above} size="full" alt="" />
        </div>
      )}
      <h1 className={`${shapes.title} ${styles.question}`} lang={language}>
        {words.choose}
      </h1>
      <ScrollArea words={{ before: words.fewer, after: words.more }} className={styles.choices}>
        <div className={styles.cards} data-many={tours.length > 3 && !isNarrow(glass)}>
          {tours.map(({ presentation, presentation: { id, title }, cover }) => (
            <button
              key={id}
              type="button"
              className={cards.card}
              lang={language}
              onClick={() => onChoose(id)}
            >
              {cover && (
                <span className={cards.image} {...marks.image(presentation, cover)}>
                  <Image media={cover} size="small" alt="" />
                </span>
              )}
              <span className={cards.words} {...marks.own('presentation', id, 'title')}>
                <span className={cards.title}>{withHyphens(title[language], language)}</span>
              </span>
            </button>
          ))}
        </div>
      </ScrollArea>
    </div>
  );
}
