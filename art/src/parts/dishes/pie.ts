import { type Point, smooth } from '../../curve.ts';
import { circle, drawn, n, path } from '../../svg.ts';
import type { Serve } from './serving.ts';

export const pie: Serve = (_sheet, random) => {
  const turns = 4.2;
  const coil = (offset: number) =>
    smooth(
      Array.from({ length: 60 }, (_, index): Point => {
        const share = index / 59;
        const angle = share * turns * Math.PI * 2;
        const r = 14 + share * 214 + offset;
        return [Math.cos(angle) * r, Math.sin(angle) * r];
      }),
    );
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  const seeds = Array.from({ length: 120 }, () => {
    const [angle, away] = [random.between(0, 6.283), 240 * Math.sqrt(random.next())];
    return `M${n(Math.cos(angle) * away)} ${n(Math.sin(angle) * away)}l${n(random.between(-5, 5))} ${n(random.between(-5, 5))}`;
  }).join('');
  const folds = Array.from({ length: 92 }, (_, index) => {
    const share = (index + 4) / 98;
    const angle = share * turns * Math.PI * 2;
    const r = 14 + share * 214;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${n(c * (r - 17) - s * 5)} ${n(s * (r - 17) + c * 5)}Q${n(c * r + s * 4)} ${n(s * r - c * 4)} ${n(c * (r + 17) - s * 5)} ${n(s * (r + 17) + c * 5)}`;
  }).join('');
  return [
    circle(0, 0, 252, { fill: '#a9672a' }),
    path(coil(0), { ...line, stroke: '#b8752d', 'stroke-width': 54 }),
    path(coil(0), { ...line, stroke: '#dd9f47', 'stroke-width': 44 }),
    path(coil(3), { ...line, stroke: '#efc06d', 'stroke-width': 24 }),
    path(folds, { ...line, stroke: '#c98a3a', 'stroke-width': 4 }),
    path(coil(9), { ...line, stroke: '#f9dd9d', 'stroke-width': 6, 'stroke-dasharray': '46 30' }),
    path(seeds, drawn('#fdf0cd', 6)),
  ].join('');
};
