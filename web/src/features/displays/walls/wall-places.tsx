import { Button, Group } from '@mantine/core';
import type { Display } from '@psifida/contract/content/display';
import { useTranslations } from 'use-intl';
import { NumberField, parseWhole } from '../../../ui/number-field.tsx';
import { WallPlan } from './wall-plan.tsx';
import { fromNought, isPlaced, laid, type PlaceValues, snapped, wallShapes } from './wall-values.ts';
import classes from './walls.module.css';

const measures = ['xMm', 'yMm', 'widthMm', 'heightMm'] as const;

type WallPlacesProps = {
  places: PlaceValues[];
  image: Display['image'];
  frame: { mm: number | null; between: number; onChange: (mm: number | null) => void };
  nameOf: (display: string) => string;
  faultAt: (...path: (string | number)[]) => string | undefined;
  isWrong: (index: number) => boolean;
  onPlaces: (places: PlaceValues[]) => void;
};

export function WallPlaces(props: WallPlacesProps) {
  const { places, image, frame, nameOf, faultAt, isWrong, onPlaces } = props;
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
      <Group align="flex-end" gap={12}>
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
      </Group>
      {drawn.length > 0 && (
        <div>
          <WallPlan
            places={drawn}
            image={image}
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
