import { type FieldPlace, placeKey, placeOfKey } from '@psifida/contract/content/field-place';
import type { PreviewAnswer } from '@psifida/contract/content/preview';
import { type CSSProperties, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useInterval } from '../../device/use-interval.ts';
import { type Box, findOnGlass, languageAt, type OnGlass, placesOnGlass } from './places-on-glass.ts';
import styles from './pointing.module.css';

type Stage = RefObject<HTMLElement | null>;

/** Outlines follow what moves on the glass. */
const lookEveryMs = 120;
/** By then what is asked for is on the glass, or not to be seen there. */
const patienceMs = 4_000;

const answer = (told: PreviewAnswer) => window.parent.postMessage(told, window.location.origin);

/** The frame is scaled to fit: what is for staff keeps its size on their screen. */
const ownPixel = (): number =>
  window.innerWidth / Math.max(1, window.frameElement?.getBoundingClientRect().width ?? window.innerWidth);
const measure = () => ({ '--own': `${ownPixel()}px` }) as CSSProperties;

/** In pixels of the screen. */
const nameHeight = 26;

/** Above what it names; within it where there is no room above, and never beyond the glass. */
const nameAt = ({ left, top, width }: Box) => ({
  'data-within': top < nameHeight * ownPixel() || undefined,
  'data-end': left + width / 2 > window.innerWidth / 2 || undefined,
});

const placed = ({ left, top, width, height }: Box, layer: number): CSSProperties => ({
  ...{ left, top, width, height },
  zIndex: layer,
});

/** Polls. */
function useLooking<T>(look: () => T, isSame: (one: T, other: T) => boolean): T {
  const [seen, setSeen] = useState(look);
  useInterval(() => {
    const now = look();
    setSeen((before) => (isSame(before, now) ? before : now));
  }, lookEveryMs);
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
  /** Of the fields; what has no name here leads nowhere. */
  names: Readonly<Record<string, string>>;
  onAim(aims: boolean): void;
};

/** A button over everything that shows a field leads to that field, by hand and by keyboard. */
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
            // Smaller ones lie above those they stand in.
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

/** Marks the field in which somebody writes, and tells the form whether it is on the glass. */
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
