import { mix } from './colour.ts';
import { sheen } from './gradient.ts';
import { lights } from './palette.ts';
import { oliveBranch } from './parts/branch.ts';
import { type Dish, serve } from './parts/dish.ts';
import { fork, knife, plateFromAbove } from './parts/tableware.ts';
import type { Random } from './random.ts';
import { type Drawing, paper, type Sheet } from './sheet.ts';
import { box, circle, drawn, group, n, path } from './svg.ts';

interface Cloth {
  ground: string;
  stripe: string;
  line: string;
}

const cloths: Record<Dish, Cloth> = {
  salad: { ground: '#2c5f7c', stripe: '#24506b', line: '#2f6f98' },
  beans: { ground: '#3f6a4a', stripe: '#35593f', line: '#b5502f' },
  pie: { ground: '#b5533a', stripe: '#a04630', line: '#3f6a4a' },
  fish: { ground: '#e0b566', stripe: '#d3a552', line: '#1f5f86' },
  sweets: { ground: '#6b4560', stripe: '#5b3a52', line: '#b07a2c' },
};

/** A plate of food on a woven cloth, seen from above, with what belongs around it. */
export const plate =
  ({ dish = 'salad' }: { dish?: Dish } = {}): Drawing =>
  (sheet) => {
    const { width, height } = sheet;
    const cloth = cloths[dish];
    const [cx, cy] = [width / 2, height / 2];
    const tall = height > width;
    const size = tall ? 1.06 : 1.12;
    const aside = tall ? 0 : 560;
    const silver = '#dfe3e2';
    return [
      table(sheet, cloth),
      group(
        {
          fill: '#1b1410',
          opacity: 0.22,
          transform: `translate(${n(cx - (tall ? 330 : aside))} ${n(tall ? cy + 720 : cy + 24)}) rotate(${tall ? 78 : 2})`,
        },
        fork,
      ),
      group(
        {
          fill: silver,
          transform: `translate(${n(cx - (tall ? 320 : aside - 10))} ${n(tall ? cy + 700 : cy)}) rotate(${tall ? 78 : 2})`,
        },
        fork,
      ),
      group(
        {
          fill: '#1b1410',
          opacity: 0.22,
          transform: `translate(${n(tall ? cx + 10 : cx + aside - 14)} ${n(tall ? cy + 814 : cy + 22)}) rotate(${tall ? 82 : -3})`,
        },
        knife,
      ),
      group(
        {
          fill: silver,
          transform: `translate(${n(tall ? cx + 20 : cx + aside)} ${n(tall ? cy + 790 : cy)}) rotate(${tall ? 82 : -3})`,
        },
        knife,
      ),
      group(
        { transform: `translate(${n(cx)} ${n(cy)}) scale(${size})` },
        plateFromAbove({ rim: '#fffaf0', line: cloth.line }),
        serve(sheet, dish),
      ),
      breadBoard(tall ? [cx - 270, cy - 680] : [cx - 800, cy + 330]),
      glass(tall ? [cx + 340, cy - 600] : [cx + 770, cy - 330]),
      oliveBranch(
        sheet.random.fork('sprig'),
        lights.noon,
        tall
          ? { x: cx + 420, y: cy + 520, length: 260, angle: 1.9 }
          : { x: cx + 900, y: cy + 470, length: 300, angle: -2.7 },
      ),
      oliveBowl(sheet.random.fork('olives'), tall ? [cx + 130, cy - 800] : [cx - 800, cy - 340]),
      sheen(sheet, { light: ['#fff0c9', 0.14], until: 0.5, shade: ['#150d08', 0.16] }),
    ].join('');
  };

/** How often the stripes of the linen return, and its threads. */
const repeat = 240;
const thread = 8;

/** Linen with woven stripes. */
function table(sheet: Sheet, { ground, stripe }: Cloth): string {
  const reach = Math.ceil((sheet.width + sheet.height) / repeat) * repeat;
  const every = (gap: number, piece: (from: number) => string) =>
    Array.from({ length: (2 * reach) / gap }, (_, index) => piece(index * gap - reach)).join('');
  const stripes = (...columns: [x: number, width: number][]) =>
    every(repeat, (from) => columns.map(([x, width]) => box(from + x, -reach, width, 2 * reach)).join(''));
  return (
    paper(sheet, ground) +
    group(
      { transform: 'rotate(4)' },
      path(stripes([0, 84], [110, 8], [212, 8]), { fill: stripe }),
      path(stripes([96, 5], [228, 5]), { fill: mix(ground, '#fff3d8', 0.72) }),
      path(
        every(thread, (from) => box(-reach, from, 2 * reach, 2)),
        { fill: '#fff', opacity: 0.05 },
      ),
    )
  );
}

const at = ([x, y]: readonly [number, number], ...parts: string[]) =>
  group({ transform: `translate(${n(x)} ${n(y)})` }, ...parts);

const breadBoard = (place: readonly [number, number]) =>
  at(
    place,
    circle(-10, 18, 196, { fill: '#1b1410', opacity: 0.22 }),
    circle(0, 0, 194, { fill: '#a9773f' }),
    circle(3, -3, 186, { fill: '#c08d51' }),
    path('M-170-40q170 40 344 0M-186 30q190 50 370-10M-130 110q130 40 270-14', {
      fill: 'none',
      stroke: '#a9773f',
      'stroke-width': 4,
    }),
    ...[-34, 0, 34].map((turn, index) =>
      group(
        { transform: `translate(${index * 46 - 46} ${index * 10 - 10}) rotate(${turn - 20})` },
        path('M-64-84C-50-112 50-112 64-84 80-20 78 40 62 96 40 108-40 108-62 96-78 40-80-20-64-84z', {
          fill: '#8f5a26',
        }),
        path('M-54-78C-40-98 40-98 54-78 68-20 66 36 52 86 34 94-34 94-52 86-66 36-68-20-54-78z', {
          fill: '#f0d6a2',
        }),
        path('M-26-50h0M14-60h0M30-10h0M-18 6h0M6 40h0M-30 56h0M34 60h0M-2-24h0', drawn('#d9b274', 14)),
      ),
    ),
  );

const glass = (place: readonly [number, number]) =>
  at(
    place,
    circle(-14, 22, 112, { fill: '#1b1410', opacity: 0.2 }),
    circle(0, 0, 110, { fill: '#e9f3f1', opacity: 0.55 }),
    circle(0, 0, 92, { fill: '#cfe3dd' }),
    circle(4, -4, 82, { fill: '#eaf4ee' }),
    path('M-52-40a66 66 0 0 1 60-28', drawn('#fff', 12)),
    circle(0, 0, 101, { fill: 'none', stroke: '#fff', 'stroke-width': 5, opacity: 0.8 }),
  );

const oliveBowl = (random: Random, place: readonly [number, number]) => {
  const olives = Array.from({ length: 17 }, (_, index): [number, number] => {
    const away = 80 * Math.sqrt((index + 0.4) / 17);
    return [
      Math.cos(index * 2.4) * away + random.between(-5, 5),
      Math.sin(index * 2.4) * away + random.between(-5, 5),
    ];
  });
  const dots = (list: [number, number][], dx: number) =>
    list.map(([x, y]) => `M${n(x + dx)} ${n(y - dx)}h0`).join('');
  const round = { 'stroke-linecap': 'round' };
  return at(
    place,
    circle(-12, 20, 136, { fill: '#1b1410', opacity: 0.22 }),
    circle(0, 0, 134, { fill: '#b65a36' }),
    circle(3, -3, 126, { fill: '#cf7650' }),
    circle(0, 0, 106, { fill: '#7f3a20' }),
    path(dots(olives, 0), { ...round, stroke: '#38233a', 'stroke-width': 44 }),
    path(dots(olives.slice(0, 6), 2), { ...round, stroke: '#5f6b2e', 'stroke-width': 42 }),
    path(dots(olives, 9), { ...round, stroke: '#b8a6b4', 'stroke-width': 9, opacity: 0.75 }),
  );
};
