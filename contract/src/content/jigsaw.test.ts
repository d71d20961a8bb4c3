import { describe, expect, test } from 'vitest';
import { type Curve, cutJigsaw, type Point, pieceOutline, piecePath, tabReach } from './jigsaw.ts';
import { cutOf, pieceCounts } from './puzzle-view.ts';
import { seeded } from './seeded.ts';

const board = { width: 1_600, height: 900 };
const cuts = pieceCounts.flatMap((count) =>
  ['a', 'b', 'γ'].map((seed) => ({ ...cutOf(count, board), seed, ratio: board.width / board.height })),
);
const isInside = ({ x, y }: Point, outline: Point[]): boolean =>
  outline.reduce((inside, a, index) => {
    const b = outline[(index + 1) % outline.length] as Point;
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !inside : inside;
  }, false);

const turns = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turns(a, b, c) * turns(a, b, d) < 0 && turns(c, d, a) * turns(c, d, b) < 0;

const backwards = (edge: readonly Curve[]) => edge.map((curve) => [...curve].reverse()).reverse();

describe.each(cuts)('$columns × $rows, seed $seed', (cut) => {
  const { pieces, columns } = cutJigsaw(cut);
  const at = (column: number, row: number) => pieces[row * columns + column];

  test('R-CONT-02 two neighbours share one curve and the outer edges are straight', () => {
    expect(pieces).toHaveLength(cut.columns * cut.rows);
    for (const { column, row, edges } of pieces) {
      if (column < columns - 1) expect(backwards(edges.right)).toEqual(at(column + 1, row)?.edges.left);
      if (row < cut.rows - 1) expect(backwards(edges.bottom)).toEqual(at(column, row + 1)?.edges.top);
      const outer = [
        row === 0 && edges.top,
        column === columns - 1 && edges.right,
        row === cut.rows - 1 && edges.bottom,
        column === 0 && edges.left,
      ];
      for (const edge of outer) if (edge) expect(edge).toHaveLength(1);
      for (const edge of Object.values(edges))
        if (!outer.includes(edge)) expect(edge.length).toBeGreaterThan(1);
    }
  });

  test('every point of the board belongs to exactly one piece', () => {
    const outlines = pieces.map((piece) => pieceOutline(piece, board));
    const random = seeded('points');
    for (let index = 0; index < 400; index += 1) {
      const point = { x: random() * board.width, y: random() * board.height };
      expect(outlines.filter((outline) => isInside(point, outline))).toHaveLength(1);
    }
  });

  test('no outline crosses itself, and tabs reach no farther than promised', () => {
    const side = Math.min(board.width / cut.columns, board.height / cut.rows);
    for (const piece of pieces) {
      const outline = pieceOutline(piece, board);
      const points = [...outline, outline[0] as Point];
      const crossings = outline.flatMap((a, i) =>
        outline.filter((c, j) => j > i + 1 && cross(a, points[i + 1] as Point, c, points[j + 1] as Point)),
      );
      expect(crossings).toEqual([]);
      const [left, top] = [(piece.column * board.width) / columns, (piece.row * board.height) / cut.rows];
      const beyond = outline.map(({ x, y }) =>
        Math.max(left - x, x - left - board.width / columns, top - y, y - top - board.height / cut.rows),
      );
      expect(Math.max(...beyond)).toBeLessThanOrEqual(tabReach * side);
    }
  });
});

test('the same seed cuts the same puzzle, another seed another', () => {
  const cut = (seed: string) => cutJigsaw({ columns: 8, rows: 6, seed });
  expect(cut('one')).toEqual(cut('one'));
  expect(cut('two')).not.toEqual(cut('one'));
});

test('a path is closed, starts at its corner and is in units of the board', () => {
  const [first, ...others] = cutJigsaw({ columns: 3, rows: 2, seed: 'paths' }).pieces;
  expect(first && piecePath(first, { width: 300, height: 200 })).toMatch(/^M0 0L100 0C.*Z$/);
  for (const piece of others) expect(piecePath(piece, board)).not.toMatch(/NaN|undefined/);
});
