import type { Here } from '@psifida/contract/content/display';
import { findWays, type Way } from '@psifida/contract/content/find-way';
import { directionWords, wayTexts } from '@psifida/contract/content/glass-texts/way-texts';
import { type ReactNode, useMemo } from 'react';
import { createStore, useStore } from '../../device/store.ts';
import type { VersionButton } from '../common/media/versions.tsx';
import { useScene } from '../common/scene-context.ts';
import shapes from '../common/shapes.module.css';
import type { Spot, Tour, TourPoint } from './tour.ts';
import styles from './way.module.css';

/** Who needs a way without steps to one point needs it to all: for the whole visit. */
const stepFreeStore = createStore<{ visit: number | null }>({ visit: null });

type Shown = {
  /** Drawn on the map whenever that is seen; null where no path leads from here to there. */
  way: Way | null;
  from: Here | null;
  buttons: readonly VersionButton[];
  /** Null until a visitor asks for it. */
  words: ReactNode;
};

/** How a visitor gets to a point from where the display is. */
export function useWay(
  { presentation: { paths }, map }: Tour,
  point: TourPoint,
  { isOpen, toggle }: { isOpen: boolean; toggle(): void },
): Shown {
  const { language, youAreHere, visit } = useScene();
  const wanted = useStore(stepFreeStore).visit === visit;
  const from = (map && youAreHere[map.id]) ?? null;
  const ways = useMemo(
    () =>
      paths && map && from && point.place ? findWays(paths, { size: map.size, from, to: point.place }) : null,
    [paths, map, from, point.place],
  );
  if (!ways) return { way: null, from: null, buttons: [], words: null };
  const t = wayTexts[language];
  const { quickest, stepFree } = ways;
  const isStepFree = wanted && stepFree !== null;
  const way = isStepFree ? stepFree : quickest;
  const isChoice = quickest.hasSteps && stepFree !== null;
  const choose = () => stepFreeStore.set({ visit: wanted ? null : visit });
  const name = quickest.minutes === null ? t.way : t.wayIn(way.minutes ?? 0);
  return {
    ...{ way, from },
    buttons: [
      { icon: 'route', name, pressed: isOpen, toggle },
      ...(isOpen && isChoice
        ? [{ icon: 'steps' as const, name: t.stepFree, pressed: isStepFree, toggle: choose }]
        : []),
    ],
    words: isOpen && (
      <section className={styles.way} lang={language}>
        <h2 className={shapes.heading}>{way.minutes === null ? t.way : t.onFoot(way.minutes)}</h2>
        {way.hasSteps && <p className={styles.note}>{stepFree ? t.hasSteps : t.onlySteps}</p>}
        <ol className={styles.turns}>
          {way.directions.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same turn may come twice
            <li key={index} className={styles.turn}>
              <span className={styles.figure} aria-hidden="true">
                {index + 1}
              </span>
              {directionWords(one, language)}
            </li>
          ))}
        </ol>
      </section>
    ),
  };
}

type WayLineProps = { way: Way; width: number; at(spot: Spot): Spot };

/** Steps are striped, for whoever sees no colours. */
export function WayLine({ way: { from, line }, width, at }: WayLineProps) {
  const spots = [from, ...line.map(({ spot }) => spot)].map(at);
  const points = (some: readonly Spot[]) => some.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <svg className={styles.line} aria-hidden="true" data-way={line.length} strokeWidth={width}>
      <polyline points={points(spots)} className={styles.edge} strokeWidth={width * 1.7} />
      <polyline points={points(spots)} />
      {line.map(({ kind }, index) =>
        kind === 'steps' ? (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is drawn as a whole
            key={index}
            points={points(spots.slice(index, index + 2))}
            className={styles.steps}
            strokeDasharray={`${width * 0.45} ${width * 0.75}`}
          />
        ) : null,
      )}
    </svg>
  );
}
