import type { Sheet } from '../../sheet.ts';
import { circle, n, path } from '../../svg.ts';
import { define } from './serving.ts';

const leafShape = 'M0 0C-14-10-16-30 0-46 16-30 14-10 0 0z';
export const parsley = (sheet: Sheet) =>
  define(
    sheet,
    path(`${leafShape}M0-4C10-16 28-20 38-12 32 2 14 6 0-4zM0-4C-10-16-28-20-38-12-32 2-14 6 0-4z`, {
      fill: '#4d8a3f',
    }),
    path('M0-2v-38M0-4l28-8M0-4l-28-8', { stroke: '#86b560', 'stroke-width': 2.4, fill: 'none' }),
  );

export const lemon = (sheet: Sheet) => {
  const segments = Array.from({ length: 8 }, (_, index) => {
    const [from, to] = [(index / 8) * Math.PI * 2 + 0.1, ((index + 1) / 8) * Math.PI * 2 - 0.1];
    return `M${n(Math.cos((from + to) / 2) * 6)} ${n(Math.sin((from + to) / 2) * 6)}L${n(Math.cos(from) * 33)} ${n(Math.sin(from) * 33)}A33 33 0 0 1 ${n(Math.cos(to) * 33)} ${n(Math.sin(to) * 33)}z`;
  }).join('');
  return define(
    sheet,
    circle(0, 0, 44, { fill: '#eebc2f' }),
    circle(0, 0, 40, { fill: '#fdf3c4' }),
    path(segments, { fill: '#f7d656' }),
  );
};
