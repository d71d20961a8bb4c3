import type { Size } from '../registry/check.ts';
import { cutOf, type PieceCount } from './puzzle-view.ts';
import { seeded } from './seeded.ts';

export type Point = { x: number; y: number };

/** A cubic Bézier curve: where it starts, its two handles, where it ends. */
export type Curve = readonly [Point, Point, Point, Point];

/** One side of a piece, clockwise. Points are shares of the board's width and height. */
type Edge = readonly Curve[];

export type Piece = {
  column: number;
  row: number;
  edges: { top: Edge; right: Edge; bottom: Edge; left: Edge };
};

export type Jigsaw = { columns: number; rows: number; pieces: Piece[] };

type Cut = {
  columns: number;
  rows: number;
  /** The same seed gives the same cut. */
  seed: string;
  /** The board's width through its height, so that tabs come out round; square pieces unless told. */
  ratio?: number;
};

/** How far a tab may reach out of its piece, as a share of the piece's shorter side. */
export const tabReach = 0.29;

const line = (from: Point, to: Point): Edge => [[from, from, to, to]];

const reversed = (edge: Edge): Edge => edge.map(([a, b, c, d]): Curve => [d, c, b, a]).reverse();

/** A wavy edge with one tab, from 0 to `length`; the numbers keep it within `tabReach` and clear of both corners. */
function tab(length: number, side: number, random: () => number): Curve[] {
  const vary = (most: number) => (random() * 2 - 1) * most;
  const out = random() < 0.5 ? -1 : 1;
  const size = side * (0.085 + random() * 0.02);
  const middle = length * (0.5 + vary(0.06));
  const lift = side * vary(0.02);
  const lean = side * vary(0.015);
  const at = (x: number, y: number): Point => ({ x, y: out * y });
  const neck = at(middle + lean, lift - size);
  const [left, right] = [at(middle - size, lift + size), at(middle + size, lift + size)];
  return [
    [at(0, 0), at(length * 0.2, side * vary(0.04)), neck, left],
    [
      left,
      at(middle - 2 * size - lean, lift + 3 * size),
      at(middle + 2 * size - lean, lift + 3 * size),
      right,
    ],
    [right, neck, at(length * 0.8, side * vary(0.04)), at(length, 0)],
  ];
}

/** Cuts a board into pieces that interlock: an edge between two of them is one curve, the outer ones are straight. */
export function cutJigsaw({ columns, rows, seed, ratio = columns / rows }: Cut): Jigsaw {
  const random = seeded(`${seed}/${columns}x${rows}`);
  const cell = { width: ratio / columns, height: 1 / rows };
  const side = Math.min(cell.width, cell.height);
  const corner = (column: number, row: number): Point => ({ x: column / columns, y: row / rows });

  const moved = (curves: Curve[], move: (point: Point) => Point, ends: [Point, Point]): Edge =>
    curves.map((curve, index): Curve => {
      const [a, b, c, d] = curve;
      // Corners are taken as they are: computed twice they would differ in the last digit.
      const start = index === 0 ? ends[0] : move(a);
      const end = index === curves.length - 1 ? ends[1] : move(d);
      return [start, move(b), move(c), end];
    });

  /** From left to right, below row `row - 1`. */
  const across = (column: number, row: number): Edge => {
    const ends: [Point, Point] = [corner(column, row), corner(column + 1, row)];
    if (row === 0 || row === rows) return line(...ends);
    const move = ({ x, y }: Point): Point => ({ x: ends[0].x + x / ratio, y: ends[0].y + y });
    return moved(tab(cell.width, side, random), move, ends);
  };
  /** From top to bottom, right of column `column - 1`. */
  const down = (column: number, row: number): Edge => {
    const ends: [Point, Point] = [corner(column, row), corner(column, row + 1)];
    if (column === 0 || column === columns) return line(...ends);
    const move = ({ x, y }: Point): Point => ({ x: ends[0].x + y / ratio, y: ends[0].y + x });
    return moved(tab(cell.height, side, random), move, ends);
  };

  const table = (wide: number, high: number, make: (column: number, row: number) => Edge): Edge[][] =>
    Array.from({ length: high }, (_, row) => Array.from({ length: wide }, (_, column) => make(column, row)));
  const horizontal = table(columns, rows + 1, across);
  const vertical = table(columns + 1, rows, down);
  const pick = (edges: Edge[][], column: number, row: number): Edge => edges[row]?.[column] ?? [];

  const pieces = Array.from({ length: columns * rows }, (_, index): Piece => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return {
      column,
      row,
      edges: {
        top: pick(horizontal, column, row),
        right: pick(vertical, column + 1, row),
        bottom: reversed(pick(horizontal, column, row + 1)),
        left: reversed(pick(vertical, column, row)),
      },
    };
  });
  return { columns, rows, pieces };
}

/** How an image of a presentation is cut: the same in the editor and on the glass. */
export const cutPuzzle = (entry: string, count: PieceCount, image: Size): Jigsaw =>
  cutJigsaw({ ...cutOf(count, image), seed: entry, ratio: image.width / image.height });

const around = ({ edges: { top, right, bottom, left } }: Piece): Curve[] => [
  ...top,
  ...right,
  ...bottom,
  ...left,
];

const isStraight = ([a, b, c, d]: Curve): boolean => a === b && c === d;

/** The outline of a piece as an SVG path, on a board of this size. */
export function piecePath(piece: Piece, { width, height }: Size): string {
  const text = ({ x, y }: Point) => `${round(x * width)} ${round(y * height)}`;
  const curves = around(piece);
  const start = curves[0] ? `M${text(curves[0][0])}` : '';
  const steps = curves.map((curve) =>
    isStraight(curve) ? `L${text(curve[3])}` : `C${curve.slice(1).map(text).join(' ')}`,
  );
  return `${start}${steps.join('')}Z`;
}

const round = (value: number): number => Math.round(value * 1_000) / 1_000;

/** The outline of a piece as points, for finding out what a finger is on. */
export const pieceOutline = (piece: Piece, { width, height }: Size, steps = 12): Point[] =>
  around(piece).flatMap((curve) =>
    Array.from({ length: isStraight(curve) ? 1 : steps }, (_, step) => {
      const { x, y } = along(curve, step / steps);
      return { x: x * width, y: y * height };
    }),
  );

export function along([a, b, c, d]: Curve, share: number): Point {
  const rest = 1 - share;
  const [p, q, r, s] = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
  return { x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y };
}
