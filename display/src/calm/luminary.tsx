import { harbourDisc, harbourGlitter, horizonOf } from '@psifida/art/harbour-layers';
import type { TimeOfDay } from '@psifida/art/palette';
import type { Drawing } from '@psifida/art/sheet';
import { type CSSProperties, useMemo } from 'react';
import { byTime } from './by-time.ts';
import styles from './calm.module.css';
import { type Course, isUp, type Stand } from './daylight.ts';
import { LitLayer } from './layer.tsx';
import type { Shape } from './use-shape.ts';

const discs = byTime(harbourDisc);
const stripUnits = 600;

interface LuminaryProps {
  course: Course;
  times: readonly TimeOfDay[];
  shape: Shape;
}

/** The sun or the moon. Its drawing is a square as long as the panel's shorter side, glow included. */
export function Disc({ course, times, shape }: LuminaryProps) {
  const side = Math.min(shape.width, shape.height);
  const place = ({ x, y }: Stand) =>
    `translate(${x * shape.width - side / 2}px, ${y * horizonOf(shape) - side / 2}px)`;
  return (
    <Travelling course={course} style={{ width: side, height: side }} place={place}>
      <LitLayer drawings={discs} times={times} shape={{ width: side, height: side }} />
    </Travelling>
  );
}

/** Its light on the water, a strip that wanders along and goes out with it. */
export function Glitter({ course, times, shape }: LuminaryProps) {
  const pixels = Math.min(shape.width, shape.height) / 1000;
  const width = stripUnits * pixels;
  const drawings = useMemo(() => {
    const whole = { width: shape.width / pixels, height: shape.height / pixels };
    return byTime((time): Drawing => harbourGlitter(time, { x: stripUnits / 2, whole }));
  }, [shape.width, shape.height, pixels]);
  return (
    <Travelling
      course={course}
      style={{ width, height: shape.height }}
      place={({ x }) => `translate(${x * shape.width - width / 2}px, 0)`}
      fades
    >
      <LitLayer
        drawings={drawings}
        times={times}
        shape={{ width, height: shape.height }}
        units={stripUnits}
        className={styles.shimmer}
      />
    </Travelling>
  );
}

interface TravellingProps {
  course: Course;
  style: CSSProperties;
  place: (stand: Stand) => string;
  /** Whether it is dark while the course is below the horizon. */
  fades?: boolean;
  children: React.ReactNode;
}

function Travelling({ course: { from, to }, style, place, fades = false, children }: TravellingProps) {
  const variables = {
    '--from': place(from),
    '--to': place(to),
    '--from-light': !fades || isUp(from) ? 1 : 0,
    '--to-light': !fades || isUp(to) ? 1 : 0,
  };
  return (
    <div
      // The animation starts over with every course.
      key={`${from.x} ${from.y} ${to.x} ${to.y}`}
      className={`${styles.travelling} ${from === to ? '' : styles.onItsWay}`}
      style={{ ...style, ...(variables as CSSProperties) }}
    >
      {children}
    </div>
  );
}
