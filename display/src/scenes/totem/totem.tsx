import { useMemo, useState } from 'react';
import { useLeadTo } from '../common/places.ts';
import { useItemsShown, useScene, useVisitState } from '../common/scene-context.ts';
import { usePassing } from '../common/use-loop.ts';
import { Attract } from './attract.tsx';
import { Chooser } from './chooser.tsx';
import { PointView } from './point-view.tsx';
import styles from './totem.module.css';
import { glimpsesOf, tourOf } from './tour.ts';
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
  const glimpse = usePassing(glimpses, { running: live && visit === null });
  const only = tours.length === 1 ? tours[0] : undefined;
  const tour = tours.find(({ presentation }) => presentation.id === doing.tour) ?? only;
  const point = tour?.points.find(({ id }) => id === doing.point);
  // A point's place is on the map of its tour; everything else of it on its own page.
  useLeadTo(({ id, row, field }) => change({ tour: id, point: field === 'place' ? null : row }));
  const shown =
    visit === null
      ? glimpse && { presentation: glimpse.presentation, entry: glimpse.entry }
      : { presentation: (tour ?? tours[0])?.presentation.id ?? '', entry: point?.id ?? null };
  useItemsShown(shown ?? null);
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
