import { Button } from '@mantine/core';
import type { Display } from '@psifida/contract/content/display';
import { useTranslations } from 'use-intl';
import { NumberField, parseWhole } from '../../../ui/number-field.tsx';
import { WallPlan } from './wall-plan.tsx';
import { fromNought, isPlaced, laid, type PlaceValues, snapped, wallShapes } from './wall-values.ts';
import classes from './walls.module.css';

const measures = ['xMm', 'yMm', 'widthMm', 'heightMm'] as const;

type WallPlacesProps = {
  places: PlaceValues[];
  /** What the wall shows now, behind the plan. */
  picture: Display['picture'];
  /** How wide the frame between two displays is: as typed, and as it counts. */
  frame: { mm: number | null; between: number; onChange: (mm: number | null) => void };
  nameOf: (display: string) => string;
  faultAt: (...path: (string | number)[]) => string | undefined;
  isWrong: (index: number) => boolean;
  onPlaces: (places: PlaceValues[]) => void;
};

/** How the displays of a wall hang: in a usual shape, drawn on a plan, and in millimetres for whoever types. */
export function WallPlaces(props: WallPlacesProps) {
  const { places, picture, frame, nameOf, faultAt, isWrong, onPlaces } = props;
  const t = useTranslations('walls');
  const setPlace = (display: string, part: Partial<PlaceValues>) =>
    onPlaces(places.map((one) => (one.display === display ? { ...one, ...part } : one)));
  const drawn = places.flatMap((place, index) =>
    isPlaced(place)
      ? [{ ...place, number: index + 1, name: nameOf(place.display), isWrong: isWrong(index) }]
      : [],
  );
  return (
    <>
      <div className={classes.shapes}>
        <NumberField
          id="wall-frame"
          label={t('frame')}
          value={frame.mm}
          parse={parseWhole}
          onChange={frame.onChange}
        />
        {wallShapes.map((shape) => (
          <Button key={shape} variant="default" onClick={() => onPlaces(laid(places, shape, frame.between))}>
            {t(`shapes.${shape}`)}
          </Button>
        ))}
      </div>
      {drawn.length > 0 && (
        <div>
          <WallPlan
            places={drawn}
            picture={picture}
            label={t('plan', { count: drawn.length })}
            onMove={(id, place, withinMm) => {
              const others = places.filter(isPlaced).filter(({ display }) => display !== id);
              const { xMm, yMm } = snapped(place, others, { frameMm: frame.between, withinMm });
              setPlace(id, { xMm, yMm });
            }}
            onMoved={() => onPlaces(fromNought(places))}
          />
          <p className="shape-quiet">{t('planHint')}</p>
        </div>
      )}
      {places.map((place, index) => (
        <fieldset key={place.display} className={classes.place}>
          <legend>
            {index + 1}. {nameOf(place.display)}
          </legend>
          <div className={classes.measures}>
            {measures.map((measure) => (
              <NumberField
                key={measure}
                id={`wall-${measure}-${place.display}`}
                label={t(`measures.${measure}`)}
                value={place[measure]}
                parse={parseWhole}
                error={faultAt('places', index, measure)}
                onChange={(mm) => setPlace(place.display, { [measure]: mm })}
              />
            ))}
          </div>
          <p role="status" className={classes.fault}>
            {faultAt('places', index)}
          </p>
        </fieldset>
      ))}
    </>
  );
}
