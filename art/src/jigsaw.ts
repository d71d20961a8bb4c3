import { linear } from './gradient.ts';
import { harbour } from './harbour.ts';
import { wood } from './parts/wood.ts';
import { type Drawing, inset, type Sheet } from './sheet.ts';
import { box, element, group, n, path } from './svg.ts';

interface Cut {
  columns: number;
  rows: number;
  size: number;
}

/** Which side of the line a tab points to; the same from both pieces that share it. */
type Tabs = { across: number[][]; down: number[][] };

/** A scene cut into interlocking pieces: most lie in place, a few are still on the table. */
export const jigsaw =
  ({ scene = harbour({ time: 'noon' }) }: { scene?: Drawing } = {}): Drawing =>
  (sheet) => {
    const { width, height } = sheet;
    const tall = height > width;
    const cut: Cut = tall ? { columns: 4, rows: 6, size: 196 } : { columns: 6, rows: 4, size: 196 };
    const area = { width: cut.columns * cut.size, height: cut.rows * cut.size };
    const [left, top] = tall ? [(width - area.width) / 2, 150] : [150, (height - area.height) / 2];
    const tabs = cutTabs(sheet, cut);
    const scenery = sheet.define((id) =>
      group({ id }, inset(sheet, { x: 0, y: 0, ...area }, scene, 'scene')),
    );
    const apart: [column: number, row: number, x: number, y: number, turn: number][] = tall
      ? [
          [3, 5, 730, 1470, 18],
          [2, 5, 220, 1490, -24],
          [3, 4, 470, 1580, 38],
          [0, 5, 790, 1680, -12],
        ]
      : [
          [5, 3, 1490, 810, 17],
          [5, 2, 1640, 590, -21],
          [4, 3, 1462, 392, 40],
          [5, 0, 1640, 150, -10],
        ];
    const piece = (column: number, row: number) => outline(cut, tabs, column, row);
    const seams = Array.from({ length: cut.columns * cut.rows }, (_, index) =>
      piece(index % cut.columns, Math.floor(index / cut.columns)),
    ).join('');
    const holes = apart.map(([column, row]) => piece(column, row)).join('');
    const loose = apart.map(([column, row, x, y, turn]) => {
      const clip = sheet.define((id) => element('clipPath', { id }, path(piece(column, row), {})));
      const [mx, my] = [(column + 0.5) * cut.size, (row + 0.5) * cut.size];
      const pose = `translate(${n(x - left)} ${n(y - top)}) rotate(${turn}) translate(${n(-mx)} ${n(-my)})`;
      return [
        path(piece(column, row), { fill: '#1a120b', opacity: 0.34, transform: `translate(-12 18) ${pose}` }),
        group(
          { transform: pose },
          element('use', { href: `#${scenery}`, 'clip-path': `url(#${clip})` }),
          path(piece(column, row), { ...bevel, stroke: '#fff7e2', opacity: 0.6 }),
        ),
      ].join('');
    });
    return [
      wood(sheet),
      group(
        { transform: `translate(${n(left)} ${n(top)})` },
        path(box(-14, 18, area.width, area.height), { fill: '#1a120b', opacity: 0.3 }),
        element('use', { href: `#${scenery}` }),
        path(holes, { fill: '#5b4030' }),
        path(holes, {
          fill: linear(sheet, [
            [0, '#1a120b', 0.55],
            [0.4, '#1a120b', 0.1],
          ]),
        }),
        path(seams, { ...bevel, stroke: '#14202c', opacity: 0.5 }),
        path(seams, { ...bevel, stroke: '#fff7e2', opacity: 0.35, transform: 'translate(1.5 2)' }),
        ...loose,
      ),
    ].join('');
  };

const bevel = { fill: 'none', 'stroke-width': 2.6, 'stroke-linejoin': 'round' };

function cutTabs(sheet: Sheet, { columns, rows }: Cut): Tabs {
  const random = sheet.random.fork('tabs');
  const sides = (lines: number, length: number) =>
    Array.from({ length: lines }, () => Array.from({ length }, () => (random.chance(0.5) ? 1 : -1)));
  return { across: sides(rows - 1, columns), down: sides(columns - 1, rows) };
}

function outline({ columns, rows, size }: Cut, tabs: Tabs, column: number, row: number): string {
  const [x, y] = [column * size, row * size];
  const top = row === 0 ? 0 : (tabs.across[row - 1]?.[column] ?? 0);
  const bottom = row === rows - 1 ? 0 : (tabs.across[row]?.[column] ?? 0);
  const leftSide = column === 0 ? 0 : (tabs.down[column - 1]?.[row] ?? 0);
  const right = column === columns - 1 ? 0 : (tabs.down[column]?.[row] ?? 0);
  return `M${n(x)} ${n(y)}${edge([size, 0], top)}${edge([0, size], -right)}${edge([-size, 0], -bottom)}${edge([0, -size], leftSide)}z`;
}

/** One side of a piece, from where the pen is; the tab stands to the right of the way for -1, to the left for 1. */
function edge([dx, dy]: readonly [number, number], tab: number): string {
  if (tab === 0) return `l${n(dx)} ${n(dy)}`;
  const at = (along: number, aside: number) =>
    `${n(dx * along + dy * aside * tab)} ${n(dy * along - dx * aside * tab)}`;
  return `c${at(0.2, -0.03)} ${at(0.42, -0.06)} ${at(0.38, 0.05)}c${at(-0.05, 0.09)} ${at(-0.06, 0.2)} ${at(0.12, 0.2)}c${at(0.18, 0)} ${at(0.17, -0.11)} ${at(0.12, -0.2)}c${at(-0.04, -0.11)} ${at(0.18, -0.08)} ${at(0.38, -0.05)}`;
}
