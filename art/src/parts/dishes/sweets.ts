import { circle, drawn, n, path } from '../../svg.ts';
import { parsley } from './herbs.ts';
import { define, type Serve, scatter, spread } from './serving.ts';

export const sweets: Serve = (sheet, random) => {
  const bite = define(
    sheet,
    circle(-3, 7, 56, { fill: '#8f5a22', opacity: 0.5 }),
    circle(0, 0, 55, { fill: '#c1812f' }),
    circle(4, -4, 48, { fill: '#dc9f43' }),
    circle(10, -11, 33, { fill: '#ebb961' }),
    path('M-8-30C4-42 30-36 36-18', drawn('#fbe2a2', 9)),
  );
  const nut = define(
    sheet,
    path('M-16-6C-12-20 10-20 16-6 20 10 6 18-4 14-18 16-20 4-16-6z', { fill: '#8a5a30' }),
    path('M-10-6C-4-14 6-12 10-4', drawn('#c99a62', 5)),
  );
  const honey = Array.from(
    { length: 7 },
    (_, index) =>
      `M${-210 + index * 62} ${n(random.between(-40, 30))}q24 ${n(random.between(-50, 50))} 56 ${n(random.between(-20, 20))}`,
  ).join('');
  const cinnamon = Array.from(
    { length: 90 },
    () => `M${n(random.between(-190, 190))} ${n(random.between(-190, 190))}h0`,
  ).join('');
  return [
    circle(0, 0, 236, { fill: '#e7b04c', opacity: 0.55 }),
    scatter(random, spread(19, 200), [bite]),
    scatter(random, spread(7, 90), [bite]),
    path(honey, { ...drawn('#e8a32c', 20), opacity: 0.85 }),
    path(honey, {
      fill: 'none',
      stroke: '#fbd880',
      'stroke-width': 6,
      'stroke-linecap': 'round',
      transform: 'translate(2 -4)',
    }),
    scatter(random, spread(17, 190), [nut]),
    path(cinnamon, { ...drawn('#7b4a24', 5), opacity: 0.7 }),
    scatter(random, [[10, -30]], [parsley(sheet)]),
  ].join('');
};
