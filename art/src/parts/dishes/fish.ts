import { circle, drawn, group, path } from '../../svg.ts';
import { lemon, parsley } from './herbs.ts';
import { define, type Serve, scatter } from './serving.ts';

export const fish: Serve = (sheet, random) => {
  const slice = lemon(sheet);
  const potato = define(
    sheet,
    path('M-40 0C-38-30 30-34 40-4 42 24-34 32-40 0z', { fill: '#c9933c' }),
    path('M-34-4C-30-26 26-30 34-6 34 14-30 20-34-4z', { fill: '#efcb74' }),
    path('M-18-12q14-8 30-2', drawn('#fae6ab', 6)),
  );
  const rosemary = define(
    sheet,
    path('M0 60C4 20-4-20 0-70', { fill: 'none', stroke: '#5a6b3a', 'stroke-width': 5 }),
    path(
      Array.from(
        { length: 11 },
        (_, index) => `M0 ${54 - index * 11}l${index % 2 === 0 ? '-' : ''}20-12`,
      ).join(''),
      drawn('#6f8a4b', 6),
    ),
  );
  const body =
    'M-250 6C-190-78-60-104 60-84 130-70 170-40 196-12 216-40 244-60 270-66 262-30 262 30 272 70 244 62 216 42 196 16 160 60 90 84 20 86-90 92-200 66-250 6z';
  const scales = Array.from({ length: 60 }, (_, index) => {
    const [column, row] = [index % 12, Math.floor(index / 12)];
    return `M${-120 + column * 24} ${-44 + row * 22 + (column % 2) * 11}q9 9 0 18`;
  }).join('');
  return [
    scatter(
      random,
      [
        [-150, 150],
        [-40, 190],
        [80, 178],
        [170, 130],
        [-160, -150],
        [150, -160],
      ],
      [potato],
    ),
    group(
      { transform: 'rotate(-16) scale(1.1)' },
      path(body, { fill: '#8c9691', transform: 'translate(-4 12)', opacity: 0.5 }),
      path(body, { fill: '#9fb0b3' }),
      path('M-250 6C-190-78-60-104 60-84 130-70 170-40 196-12 80-20-110-24-250 6z', { fill: '#6d8489' }),
      path('M-250 6C-110 40 80 36 196 16 160 60 90 84 20 86-90 92-200 66-250 6z', { fill: '#d8dcd0' }),
      path('M-20-92C10-132 70-130 96-74 60-88 20-94-20-92zM-10 86c10 28 44 36 66 26-8-14-14-22-16-28z', {
        fill: '#6d8489',
      }),
      path(scales, { fill: 'none', stroke: '#c6cfca', 'stroke-width': 3, opacity: 0.7 }),
      path('M-90-66L-60 58M-20-74L10 66M50-70L78 54', drawn('#6a4a2e', 13)),
      path('M-152-56C-128-20-128 30-150 58', drawn('#5d7277', 7)),
      circle(-192, -14, 16, { fill: '#f5efdc' }),
      circle(-192, -14, 8, { fill: '#22303a' }),
      path('M210-30L256-50M212 0h44M210 28l48 24', { stroke: '#5d7277', 'stroke-width': 4 }),
    ),
    scatter(
      random,
      [
        [-130, -128],
        [-54, -166],
        [40, 150],
      ],
      [slice],
    ),
    scatter(
      random,
      [
        [90, -130],
        [-120, 130],
      ],
      [rosemary],
    ),
    scatter(
      random,
      [
        [20, 14],
        [-70, 36],
      ],
      [parsley(sheet)],
    ),
  ].join('');
};
