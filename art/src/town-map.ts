import { below, type Point, polygon, smooth } from './curve.ts';
import { linear } from './gradient.ts';
import { type Drawing, paper, type Sheet } from './sheet.ts';
import { circle, group, n, path } from './svg.ts';
import { bendOn, block, route, type routes, sights } from './town-sights.ts';

const ink = {
  sea: '#8cc3cf',
  deep: '#5fa3b8',
  street: '#fffaf0',
  road: '#f3cf85',
  park: '#a9c48a',
  tree: '#6f9a5c',
  stone: '#d9c7a2',
};
const blocks = ['#eedfc2', '#e8d4b0', '#e3c9a0', '#d98f6a'] as const;

type TownMap = {
  /** Points worth walking to, unless they come from elsewhere. */
  pins?: boolean;
  /** A walk along its streets; with or without one, what people come for is drawn instead of pins. */
  walk?: keyof typeof routes | null;
};

/** A drawn map of the town: its bay, streets and gardens. */
export const townMap =
  ({ pins = true, walk: way = null }: TownMap = {}): Drawing =>
  (sheet) => {
    const { width, height } = sheet;
    const shore = coast(sheet);
    return [
      paper(
        sheet,
        linear(sheet, [
          [0, ink.sea],
          [1, ink.deep],
        ]),
      ),
      ...[120, 78, 40].map((size, index) =>
        path(smooth(shore), {
          fill: 'none',
          stroke: '#ffffff',
          'stroke-width': size * 2,
          opacity: 0.1 + index * 0.05,
        }),
      ),
      path(land(sheet, shore), { fill: ink.street }),
      path(smooth(shore), { fill: 'none', stroke: ink.stone, 'stroke-width': 9 }),
      path(smooth(shore.map(([x, y]): Point => [x, y - 30])), {
        fill: 'none',
        stroke: ink.road,
        'stroke-width': 14,
      }),
      town(sheet, shore),
      mole(sheet, shore),
      ...(pins ? [walk(sheet)] : [sights(sheet), ...(way ? [route(way)] : [])]),
      // Where it stays in sight when a tall map is cut at its foot.
      pins ? compass(width - 120, height - 120) : compass(width * 0.84, height * 0.71, 0.8),
      ...(pins ? points : []).map(({ at: [x, y], fill }, index) =>
        pin(x * width, y * height, 1.5 + (index % 3) * 0.18, fill),
      ),
    ].join('');
  };

const points: readonly { at: Point; fill: string }[] = [
  { at: [0.2, 0.3], fill: '#15803d' },
  { at: [0.43, 0.2], fill: '#b4482f' },
  { at: [0.66, 0.36], fill: '#1f6690' },
  { at: [0.35, 0.5], fill: '#b4482f' },
  { at: [0.85, 0.2], fill: '#15803d' },
];

function coast({ width, height }: Sheet): Point[] {
  const shares: Point[] = [
    [-0.04, 0.62],
    [0.12, 0.66],
    [0.26, 0.74],
    [0.38, 0.71],
    [0.5, 0.6],
    [0.62, 0.57],
    [0.73, 0.66],
    [0.86, 0.62],
    [1.04, 0.46],
  ];
  return shares.map(([x, y]) => [x * width, y * height]);
}

const land = ({ width }: Sheet, shore: Point[]) =>
  below(shore, -20).replace(/L[\d.-]+ -20L[\d.-]+ -20z$/, `L${n(width * 1.04)} -20L${n(-width * 0.04)} -20z`);

/** How far down the land reaches at x. */
function shoreAt(shore: Point[], x: number): number {
  const after = shore.findIndex(([px]) => px > x);
  const [from, to] = [shore[Math.max(0, after - 1)], shore[Math.max(0, after)]];
  if (!from || !to || from === to) return shore.at(-1)?.[1] ?? 0;
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
}

/** Blocks of houses between bending streets; some are gardens or squares. */
function town(sheet: Sheet, shore: Point[]): string {
  const random = sheet.random.fork('town');
  const { width, height } = sheet;
  const { width: stepX, height: stepY } = block;
  const bend = bendOn(sheet);
  const houses = blocks.map((): string[] => []);
  const parks: string[] = [];
  const trees: string[] = [];
  for (let column = -4; column * stepX < width + 100; column += 1) {
    for (let row = -2; row * stepY < height; row += 1) {
      const [x, y] = [column * stepX, row * stepY];
      const gap = column % 4 === 0 ? 13 : 7;
      const [left, right, upper, lower] = [
        x + gap,
        x + stepX - 7,
        y + (row % 3 === 0 ? 14 : 7),
        y + stepY - 7,
      ];
      const corners = [bend(left, upper), bend(right, upper), bend(right, lower), bend(left, lower)];
      if (corners.some(([px, py]) => py > shoreAt(shore, px) - 46)) continue;
      if (random.chance(0.11)) {
        parks.push(polygon(corners));
        for (let tree = 0; tree < 5; tree += 1)
          trees.push(
            `M${bend(random.between(left + 8, right - 8), random.between(upper + 8, lower - 8))
              .map(n)
              .join(' ')}h0`,
          );
        continue;
      }
      const split = random.integer(2, 3);
      for (let part = 0; part < split; part += 1) {
        const [a, b] = [
          left + ((right - left) * part) / split,
          left + ((right - left) * (part + 1)) / split - 2.5,
        ];
        const middle = (upper + lower) / 2 + random.between(-9, 9);
        const kind = () => (random.chance(0.12) ? 3 : random.integer(0, 2));
        houses[kind()]?.push(
          polygon([bend(a, upper), bend(b, upper), bend(b, middle - 1), bend(a, middle - 1)]),
        );
        houses[kind()]?.push(
          polygon([bend(a, middle + 1.5), bend(b, middle + 1.5), bend(b, lower), bend(a, lower)]),
        );
      }
    }
  }
  const avenue = smooth(
    [
      [-0.03, 0.43],
      [0.2, 0.44],
      [0.42, 0.38],
      [0.6, 0.28],
      [0.8, 0.34],
      [1.03, 0.24],
    ].map(([x = 0, y = 0]): Point => [x * width, y * height]),
  );
  const round = { fill: 'none', 'stroke-linecap': 'round' };
  return [
    path(parks.join(''), { fill: ink.park }),
    ...houses.map((list, index) => path(list.join(''), { fill: blocks[index] })),
    path(trees.join(''), { ...round, stroke: ink.tree, 'stroke-width': 17 }),
    path(trees.join(''), { ...round, stroke: '#93b878', 'stroke-width': 8, transform: 'translate(2 -3)' }),
    path(avenue, { ...round, stroke: '#d9ac58', 'stroke-width': 27 }),
    path(avenue, { ...round, stroke: ink.road, 'stroke-width': 21 }),
  ].join('');
}

/** The harbour's two arms, with small boats between them. */
function mole({ width, height }: Sheet, shore: Point[]): string {
  const from = width * 0.42;
  const y = shoreAt(shore, from);
  const arms = `M${n(from)} ${n(y - 8)}q10 ${n(height * 0.11)} 120 ${n(height * 0.12)}M${n(width * 0.68)} ${n(shoreAt(shore, width * 0.68) - 8)}q0 ${n(height * 0.1)} ${n(-width * 0.06)} ${n(height * 0.13)}`;
  const boats = [
    [0.48, 0.69, -20],
    [0.52, 0.76, 30],
    [0.55, 0.67, 10],
    [0.2, 0.86, -34],
    [0.76, 0.9, 16],
  ]
    .map(([x = 0, by = 0, turn = 0]) =>
      group(
        { transform: `translate(${n(x * width)} ${n(by * height)}) rotate(${turn})` },
        path('M-26 0Q-10-12 26 0-10 12-26 0z', { fill: '#fffdf6' }),
        path('M-16 0h22', { stroke: '#b4482f', 'stroke-width': 5, 'stroke-linecap': 'round' }),
      ),
    )
    .join('');
  return (
    path(arms, { fill: 'none', stroke: ink.stone, 'stroke-width': 18, 'stroke-linecap': 'round' }) + boats
  );
}

/** The walk that joins the points. */
function walk({ width, height }: Sheet): string {
  const way = [points[0], points[3], points[1], points[2], points[4]].map(
    (one): Point => [(one?.at[0] ?? 0) * width, (one?.at[1] ?? 0) * height],
  );
  return path(smooth(way, { tension: 1 / 5 }), {
    fill: 'none',
    stroke: '#b4482f',
    'stroke-width': 8,
    'stroke-dasharray': '2 20',
    'stroke-linecap': 'round',
  });
}

const pin = (x: number, y: number, scale: number, fill: string) =>
  group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 100) / 100})` },
    path('M-22 2Q0-6 22 2 0 10-22 2z', { fill: '#22303a', opacity: 0.3 }),
    path('M0 0C-10-22-34-36-34-64a34 34 0 0 1 68 0C34-36 10-22 0 0z', { fill }),
    path('M0 0C-10-22-34-36-34-64A34 34 0 0 1 0-98-16-70-14-30 0 0z', { fill: '#ffffff', opacity: 0.14 }),
    circle(0, -64, 17, { fill: '#fffaf0' }),
  );

const compass = (x: number, y: number, scale = 1) =>
  group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${scale})` },
    circle(0, 0, 62, { fill: '#ffffff', opacity: 0.3 }),
    circle(0, 0, 50, { fill: 'none', stroke: '#fffaf0', 'stroke-width': 3 }),
    path('M0-76L13-13 76 0 13 13 0 76-13 13-76 0-13-13z', { fill: '#fffaf0' }),
    path('M0-76L13-13 0 0zM76 0L13 13 0 0zM0 76L-13 13 0 0zM-76 0L-13-13 0 0z', { fill: '#1f5f7c' }),
  );
