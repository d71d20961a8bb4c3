import type { TimeOfDay } from '@psifida/art/palette';
import { type Drawing, picture } from '@psifida/art/sheet';
import { useMemo } from 'react';
import styles from './calm.module.css';
import type { Shape } from './use-shape.ts';

interface LayerProps {
  drawing: Drawing;
  shape: Shape;
  units?: number;
  className?: string | undefined;
}

/** One drawing as a picture of its own: drawn once, then only moved and faded by the compositor. */
export function Layer({ drawing, shape: { width, height }, units, className = '' }: LayerProps) {
  const source = useMemo(() => {
    const svg = picture(drawing, { width: Math.round(width), height: Math.round(height), units, seed });
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }, [drawing, width, height, units]);
  return <img className={`${styles.layer} ${className}`} src={source} alt="" draggable={false} />;
}

const seed = 'calm';

interface LightProps extends Omit<LayerProps, 'drawing'> {
  drawings: Readonly<Record<TimeOfDay, Drawing>>;
  /** The light that rests, then the one that fades in over it. */
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
