import type { Way } from '@psifida/contract/content/find-way';
import type { ReleaseMedia } from '@psifida/contract/content/release';
import { useSharpening } from '../common/media/decoding.ts';
import { BlurredFill, Image } from '../common/media/image.tsx';
import { centreOf } from '../common/media/zoom.ts';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { useBox } from '../common/use-box.ts';
import { HereMark } from './here-mark.tsx';
import { closer, isWithin, layOutSigns, mapFrame, signSize, spotOn } from './map-frame.ts';
import styles from './map-view.module.css';
import type { TourPoint } from './tour.ts';
import { WayLine } from './way.tsx';

type MapViewProps = {
  presentation: string;
  map: ReleaseMedia;
  points: readonly TourPoint[];
  /** The map comes nearer to this one. */
  current?: TourPoint | null;
  /** From here to there. */
  way?: Way | null;
  onOpen?(id: string): void;
};

export function MapView({ presentation, map, points, current = null, way = null, onOpen }: MapViewProps) {
  const { glass, language, sourceOf, youAreHere } = useScene();
  const [element, box] = useBox<HTMLDivElement>();
  const marks = useMarks();
  const sharpness = useSharpening(map.id);
  const placed = points.flatMap((point) => (point.place ? [{ ...point, place: point.place }] : []));
  const here = youAreHere[map.id] ?? null;
  const signs = current ? placed.filter(({ id }) => id === current.id) : placed;
  const size = signSize(signs.length + (here ? 1 : 0), box, glass);
  const line = way ? [way.from, ...way.line.map(({ spot }) => spot)] : [];
  const places = [...placed.map(({ place }) => place), ...(here ? [here] : []), ...line];
  const whole = mapFrame(map.size, box, { places, margin: size });
  const near = current?.place ? closer(whole, box, centreOf([current.place, ...line])) : whole;
  // How far it is from here is worth more than a nearer map.
  const inSight = [...(here ? [here] : []), ...line];
  const frame = inSight.every((spot) => isWithin(spotOn(near, spot), box)) ? near : whole;
  const at = layOutSigns(
    signs.map(({ place }) => spotOn(frame, place)),
    { size, box, here: here && spotOn(frame, here) },
  );
  const own = here && at[signs.length];
  return (
    <div ref={element} className={styles.map}>
      <BlurredFill source={sourceOf(map, 'small')} />
      {box.width > 0 && (
        <div className={styles.sheet} style={frame} {...marks.own('presentation', presentation, 'map')}>
          <Image media={map} size={sharpness} />
        </div>
      )}
      {way && box.width > 0 && <WayLine way={way} width={size * 0.16} at={(spot) => spotOn(frame, spot)} />}
      <svg className={styles.ties} aria-hidden="true">
        {at.map(({ x, y, place }, index) =>
          place ? (
            <g key={signs[index]?.id ?? 'here'}>
              <line x1={x} y1={y} x2={place.x} y2={place.y} />
              <circle cx={place.x} cy={place.y} r={size * 0.1} />
            </g>
          ) : null,
        )}
      </svg>
      {box.width > 0 &&
        signs.map(({ id, number, title }, index) => (
          <button
            key={id}
            type="button"
            className={styles.sign}
            {...marks.entry(presentation, id, 'place')}
            lang={language}
            aria-label={`${number}. ${title[language]}`}
            disabled={!onOpen}
            style={{
              width: size,
              height: size,
              fontSize: Math.max(glass.textPx, size * 0.5),
              transform: `translate(${(at[index]?.x ?? 0) - size / 2}px, ${(at[index]?.y ?? 0) - size / 2}px)`,
              animationDelay: `${index * 90}ms`,
            }}
            onClick={() => onOpen?.(id)}
          >
            {number}
          </button>
        ))}
      {box.width > 0 && own && <HereMark size={size} at={own} heading={here.heading} />}
    </div>
  );
}
