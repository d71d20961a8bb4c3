import { circle, drawn, element, group, n, path } from '../../svg.ts';
import { parsley } from './herbs.ts';
import { define, type Serve, scatter, spread } from './serving.ts';

export const salad: Serve = (sheet, random) => {
  const tomato = define(
    sheet,
    path('M-52 4A52 46 0 0 1 52 4 30 26 0 0 1 0 26 30 26 0 0 1-52 4z', { fill: '#b92d22' }),
    path('M-45 2A45 38 0 0 1 45 2 26 22 0 0 1 0 19 26 22 0 0 1-45 2z', { fill: '#e4503a' }),
    path('M-28 0a12 10 0 0 1 22-6q-2 14-12 14t-10-8zM28 0A12 10 0 0 0 6-6Q8 8 18 8T28 0z', {
      fill: '#f49b6a',
    }),
    path('M-20-2v3M-13 0v3M14-1v3M21-2v3', drawn('#fde3a6', 4)),
  );
  const cucumber = define(
    sheet,
    circle(0, 0, 37, { fill: '#3f7d3a' }),
    circle(0, 0, 33, { fill: '#cfe3a0' }),
    circle(0, 0, 21, { fill: '#e4efbf' }),
    path('M-9-9l-4-5M9-9l4-5M0 12v6M-12 5l-6 2M12 5l6 2M0-13v-5', drawn('#b3cd7c', 4.5)),
  );
  const onion = define(
    sheet,
    element('ellipse', { rx: 42, ry: 30, fill: 'none', stroke: '#8d3b66', 'stroke-width': 7 }),
    element('ellipse', { rx: 38, ry: 26, fill: 'none', stroke: '#f1d9e4', 'stroke-width': 5 }),
  );
  const pepper = define(
    sheet,
    path('M-34 0C-40-26-12-34 0-24 14-36 40-24 34 2 40 26 12 36 0 25-14 36-38 24-34 0z', {
      fill: 'none',
      stroke: '#4f9440',
      'stroke-width': 10,
    }),
    path('M-34 0C-40-26-12-34 0-24 14-36 40-24 34 2', { fill: 'none', stroke: '#8cc063', 'stroke-width': 3 }),
  );
  const olive = define(
    sheet,
    element('ellipse', { rx: 19, ry: 16, fill: '#3a2233' }),
    element('ellipse', { cx: -5, cy: -5, rx: 6, ry: 4, fill: '#8a6b86' }),
  );
  const feta = [
    path('M-104-52L84-70 100 54-88 72z', { fill: '#b9a684', opacity: 0.5, transform: 'translate(-8 14)' }),
    path('M-104-52L84-70 100 54-88 72z', { fill: '#fffdf6' }),
    path('M-88 72L100 54l4 15L-84 88z', { fill: '#e6dcc6' }),
    path(
      Array.from(
        { length: 46 },
        () =>
          `M${n(random.between(-88, 84))} ${n(random.between(-46, 52))}l${n(random.between(-6, 6))} ${n(random.between(-5, 5))}`,
      ).join(''),
      drawn('#6f8a3e', 4),
    ),
    path('M-70 30C-40-30 10 40 30-10S70-40 84-34', { ...drawn('#d9b53c', 7), opacity: 0.6 }),
  ];
  return [
    circle(0, 0, 258, { fill: '#7e9a4a' }),
    scatter(random, spread(44, 232), [tomato, tomato, cucumber, cucumber, pepper]),
    scatter(random, spread(16, 224), [onion, tomato, olive]),
    scatter(random, spread(15, 232), [olive]),
    group({ transform: 'rotate(-12)' }, ...feta),
    scatter(random, [[-20, -10]], [parsley(sheet)]),
  ].join('');
};
