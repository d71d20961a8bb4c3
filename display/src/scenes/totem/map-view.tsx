import type { ReleaseMedia } from '@psifida/contract/content/release';
import { useSharpening } from '../common/decoding.ts';
import { BlurredFill, Picture } from '../common/picture.tsx';
import { useScene } from '../common/scene-context.ts';
import { useBox } from '../common/use-box.ts';
import { closer, mapFrame, spread } from './map-frame.ts';
import styles from './map-view.module.css';
import type { TourPoint } from './tour.ts';

type MapViewProps = {
  map: ReleaseMedia;
  points: readonly TourPoint[];
  /** The one that is looked at: the map comes nearer to it. */
  current?: TourPoint | null;
  onOpen?(id: string): void;
};

/** A sign is as large as a finger needs, and large enough for its number. */
const signSize = ({ targetPx, textPx }: { targetPx: number; textPx: number }) =>
  Math.max(targetPx * 1.3, textPx * 2.4);

export function MapView({ map, points, current = null, onOpen }: MapViewProps) {
  const { glass, language, sourceOf } = useScene();
  const [element, box] = useBox<HTMLDivElement>();
  const sharpness = useSharpening(map.id);
  const size = signSize(glass);
  const placed = points.flatMap((point) => (point.place ? [{ ...point, place: point.place }] : []));
  const whole = mapFrame(map.size, box, { places: placed.map(({ place }) => place), margin: size });
  const frame = current?.place ? closer(whole, box, current.place) : whole;
  const signs = current ? placed.filter(({ id }) => id === current.id) : placed;
  const at = spread(
    signs.map(({ place }) => ({
      x: frame.left + place.x * frame.width,
      y: frame.top + place.y * frame.height,
    })),
    size * 1.06,
    box,
  );
  return (
    <div ref={element} className={styles.map}>
      <BlurredFill source={sourceOf(map, 'small')} />
      {box.width > 0 && (
        <div className={styles.sheet} style={frame}>
          <Picture media={map} size={sharpness} />
        </div>
      )}
      {box.width > 0 &&
        signs.map(({ id, number, title }, index) => (
          <button
            key={id}
            type="button"
            className={styles.sign}
            lang={language}
            aria-label={`${number}. ${title[language]}`}
            disabled={!onOpen}
            style={{
              width: size,
              height: size,
              transform: `translate(${(at[index]?.x ?? 0) - size / 2}px, ${(at[index]?.y ?? 0) - size / 2}px)`,
              animationDelay: `${index * 90}ms`,
            }}
            onClick={() => onOpen?.(id)}
          >
            {number}
          </button>
        ))}
    </div>
  );
}
