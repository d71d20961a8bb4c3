import { harbourDisc, harbourGlitter, horizonOf } from '@psifida/art/harbour';
import type { TimeOfDay } from '@psifida/art/palette';
import { type Drawing, image } from '@psifida/art/sheet';
import type { Size } from '@psifida/contract/registry/check';
import { type CSSProperties, useMemo } from 'react';
import { byTime, type Course, isUp, type Stand } from './daylight.ts';
import styles from './standby.module.css';

const discs = byTime(harbourDisc);
const stripUnits = 600;

interface LuminaryProps {
  course: Course;
  times: readonly TimeOfDay[];
  shape: Size;
}

/** A square as long as the panel's shorter side, glow included. */
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

interface LayerProps {
  drawing: Drawing;
  shape: Size;
  units?: number;
  className?: string | undefined;
}

/** An image of its own: drawn once, then only moved and faded by the compositor. */
export function Layer({ drawing, shape: { width, height }, units, className = '' }: LayerProps) {
  const source = useMemo(() => {
    const svg = image(drawing, { width: Math.round(width), height: Math.round(height), units, seed });
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }, [drawing, width, height, units]);
  return <img className={`${styles.layer} ${className}`} src={source} alt="" draggable={false} />;
}

const seed = 'calm';

interface LightProps extends Omit<LayerProps, 'drawing'> {
  drawings: Readonly<Record<TimeOfDay, Drawing>>;
  /** The current light, then the one that fades in over it. */
  times: readonly TimeOfDay[];
}

export function LitLayer({ drawings, times, className = '', ...layer }: LightProps) {
  return times.map((time, index) => (
    <Layer
      key={time}
      {...layer}
      drawing={drawings[time]}
      className={index === 0 ? className : `${className} ${styles.coming}`}
    />
  ));
}
