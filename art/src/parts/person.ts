import { mix } from '../colour.ts';
import { circle, group, n, path } from '../svg.ts';

interface PersonLook {
  x: number;
  base: number;
  height: number;
  skin: string;
  hair: string;
  top: string;
  bottom: string;
  /** Seen from behind, with one arm raised to point at something. */
  pointing?: 'left' | 'right';
  dress?: boolean;
}

/** Somebody seen from behind: 100 units tall before scaling, feet on 0, 0. */
export function person({
  x,
  base,
  height,
  skin,
  hair,
  top,
  bottom,
  pointing,
  dress = false,
}: PersonLook): string {
  const side = pointing === 'left' ? -1 : 1;
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  return group(
    { transform: `translate(${n(x)} ${n(base)}) scale(${Math.round(height) / 100})` },
    path('M-22 1Q0-4 22 1 0 6-22 1z', { fill: '#1d2a33', opacity: 0.22 }),
    path('M-5-40V-3M5-40V-3', { ...line, stroke: dress ? skin : bottom, 'stroke-width': dress ? 5 : 8.5 }),
    path('M-8-1h5M3-1h5', { ...line, stroke: mix(bottom, '#1d2a33', 0.6), 'stroke-width': 4 }),
    path(
      dress
        ? 'M-11-76C-6-80 6-80 11-76L17-26C8-22-8-22-17-26z'
        : 'M-11-76C-6-80 6-80 11-76L11-38C5-35-5-35-11-38z',
      { fill: top },
    ),
    path(
      dress
        ? 'M-11-76C-8-78-5-79-2-79L-4-24C-8-24-13-25-17-26z'
        : 'M-11-76C-8-78-5-79-2-79V-36C-5-36-8-37-11-38z',
      { fill: mix(top, '#1d2a33', 0.18) },
    ),
    path(`M${-side * 11}-73L${-side * 14}-44`, { ...line, stroke: top, 'stroke-width': 5.5 }),
    path(`M${-side * 14}-45v3`, { ...line, stroke: skin, 'stroke-width': 5 }),
    pointing
      ? path(`M${side * 10}-73L${side * 23}-78`, { ...line, stroke: top, 'stroke-width': 5.5 }) +
          path(`M${side * 24}-78L${side * 34}-86`, { ...line, stroke: skin, 'stroke-width': 4.4 })
      : path(`M${side * 11}-73L${side * 14}-44`, { ...line, stroke: top, 'stroke-width': 5.5 }) +
          path(`M${side * 14}-45v3`, { ...line, stroke: skin, 'stroke-width': 5 }),
    path('M-2.5-82h5v5h-5z', { fill: skin }),
    circle(0, -90, 9, { fill: hair }),
  );
}
