import { type FieldPlace, placeKey, placeOfKey } from '@psifida/contract/content/field-place';
import type { PreviewAnswer } from '@psifida/contract/content/preview';
import { type CSSProperties, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Box, findOnGlass, languageAt, type OnGlass, placesOnGlass } from './places-on-glass.ts';
import styles from './pointing.module.css';

type Stage = RefObject<HTMLElement | null>;

/** Things move on the glass; what is drawn around them follows. */
const lookEveryMs = 120;
/** By then what is asked for is on the glass, or it is not to be seen there. */
const patienceMs = 4_000;

const answer = (told: PreviewAnswer) => window.parent.postMessage(told, window.location.origin);

/** The frame is made small to fit: what is for staff keeps its size on their screen. */
const ownPixel = (): number =>
  window.innerWidth / Math.max(1, window.frameElement?.getBoundingClientRect().width ?? window.innerWidth);
const measure = () => ({ '--own': `${ownPixel()}px` }) as CSSProperties;

/** How high a name is, in pixels of the screen. */
const nameHeight = 26;

/** Above what it names, so that this is seen; within it where there is no room above, and never beyond the glass. */
const nameAt = ({ left, top, width }: Box) => ({
  'data-within': top < nameHeight * ownPixel() || undefined,
  'data-end': left + width / 2 > window.innerWidth / 2 || undefined,
});

const placed = ({ left, top, width, height }: Box, layer: number): CSSProperties => ({
  ...{ left, top, width, height },
  zIndex: layer,
});

/** Looks again and again, and answers what was seen last. */
function useLooking<T>(look: () => T, isSame: (one: T, other: T) => boolean): T {
  const [seen, setSeen] = useState(look);
  const latest = useRef({ look, isSame });
  latest.current = { look, isSame };
  useEffect(() => {
    const timer = setInterval(
      () =>
        setSeen((before) => {
          const now = latest.current.look();
          return latest.current.isSame(before, now) ? before : now;
        }),
      lookEveryMs,
    );
    return () => clearInterval(timer);
  }, []);
  return seen;
}

const isSameBox = (one: Box, other: Box) =>
  one.left === other.left &&
  one.top === other.top &&
  one.width === other.width &&
  one.height === other.height;
const isSamePlace = (one: OnGlass | undefined, other: OnGlass | undefined) =>
  one?.element === other?.element &&
  one?.key === other?.key &&
  !!one &&
  !!other &&
  isSameBox(one.box, other.box);

type TargetsProps = {
  stage: Stage;
  /** What the fields are called; what has no name here leads nowhere. */
  names: Readonly<Record<string, string>>;
  /** Something is pointed at, but not yet chosen. */
  onAim(aims: boolean): void;
};

/** A button over everything on the glass that shows a field: by hand and by keyboard it leads to that field. */
export function Targets({ stage, names, onAim }: TargetsProps) {
  const seen = useLooking(
    () => (stage.current ? placesOnGlass(stage.current).filter(({ key }) => names[key]) : []),
    (one, other) => one.length === other.length && one.every((it, index) => isSamePlace(it, other[index])),
  );
  useEffect(() => () => onAim(false), [onAim]);
  const areas = seen.map(({ box }) => box.width * box.height).sort((one, other) => other - one);
  const point = ({ key, element }: OnGlass, { detail, clientX, clientY }: MouseEvent) => {
    const place = placeOfKey(key);
    // Keyboards and screen readers click without a point.
    const at = detail > 0 ? { x: clientX, y: clientY } : null;
    if (place) answer({ type: 'psifida-preview-pointed', place, language: languageAt(element, at) });
  };
  const counted = new Map<string, number>();
  return (
    <div className={styles.over} style={measure()}>
      {seen.map((one) => {
        const nth = (counted.get(one.key) ?? 0) + 1;
        counted.set(one.key, nth);
        return (
          <button
            key={`${one.key} ${nth}`}
            type="button"
            className={styles.target}
            // What is smaller lies above what it stands in.
            style={placed(one.box, areas.indexOf(one.box.width * one.box.height))}
            aria-label={names[one.key]}
            onClick={(event) => point(one, event)}
            onPointerEnter={() => onAim(true)}
            onPointerLeave={() => onAim(false)}
            onFocus={() => onAim(true)}
            onBlur={() => onAim(false)}
          >
            <span className={styles.name} {...nameAt(one.box)}>
              {names[one.key]}
            </span>
          </button>
        );
      })}
    </div>
  );
}

type AskedForProps = { stage: Stage; place: FieldPlace; name: string | undefined };

/** The place of the field in which somebody writes; whether there is one, the form is told. */
export function AskedFor({ stage, place, name }: AskedForProps) {
  const key = placeKey(place);
  const found = useLooking<OnGlass | null>(
    () => stage.current && findOnGlass(stage.current, key),
    (one, other) => (one === null && other === null) || isSamePlace(one ?? undefined, other ?? undefined),
  );
  const isThere = found !== null && found.key === key;
  const told = useRef(place);
  told.current = place;
  useEffect(() => {
    const tell = () => answer({ type: 'psifida-preview-shown', place: told.current, found: isThere });
    if (isThere) return tell();
    const timer = setTimeout(tell, patienceMs);
    return () => clearTimeout(timer);
  }, [isThere]);
  if (!isThere) return null;
  return (
    <div className={styles.over} style={measure()} aria-hidden="true">
      <div className={styles.asked} data-asked={key} style={placed(found.box, 0)}>
        {name && (
          <span className={styles.name} {...nameAt(found.box)}>
            {name}
          </span>
        )}
      </div>
    </div>
  );
}
