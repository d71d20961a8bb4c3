import { type Point, smooth } from '../../curve.ts';
import { circle, drawn, n, path } from '../../svg.ts';
import { parsley } from './herbs.ts';
import { define, type Serve, scatter, spread } from './serving.ts';

export const beans: Serve = (sheet, random) => {
  const bean = define(
    sheet,
    path('M-46-6C-44-34-14-40 6-32 30-36 52-20 48 4 44 28 20 30 4 22-18 34-46 22-46-6z', { fill: '#d9b98a' }),
    path('M-42-8C-40-32-14-36 6-28 28-32 48-18 44 2 40 22 20 24 4 16-16 26-42 16-42-8z', { fill: '#f6e6c5' }),
    path('M-30-14C-24-26-8-28 2-22', drawn('#fff8e6', 6)),
  );
  const carrot = define(
    sheet,
    circle(0, 0, 24, { fill: '#e07b28' }),
    circle(0, 0, 17, { fill: '#f19a45' }),
    circle(0, 0, 6, { fill: '#f8be74' }),
  );
  const edge: Point[] = Array.from({ length: 18 }, (_, index) => {
    const r = 252 + random.between(-10, 12);
    return [Math.cos((index / 18) * Math.PI * 2) * r, Math.sin((index / 18) * Math.PI * 2) * r];
  });
  const oil = spread(26, 226)
    .map(([x, y]) => `M${n(x + random.between(-20, 20))} ${n(y + random.between(-20, 20))}h0`)
    .join('');
  return [
    path(smooth(edge, { closed: true }), { fill: '#b6431f' }),
    path(
      smooth(
        edge.map(([x, y]): Point => [x * 0.93, y * 0.93]),
        { closed: true },
      ),
      { fill: '#cd5a2c' },
    ),
    scatter(random, spread(34, 214), [bean, bean, bean, bean, carrot]),
    path(oil, { ...drawn('#f0a63c', 13), opacity: 0.8 }),
    scatter(random, spread(9, 190), [parsley(sheet)]),
  ].join('');
};
