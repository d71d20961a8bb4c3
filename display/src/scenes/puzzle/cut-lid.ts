import { cutPuzzle, type Piece, piecePath } from '@psifida/contract/content/jigsaw';
import type { Size } from '@psifida/contract/registry/check';
import type { Puzzle } from './list-puzzles.ts';

/** The lid of a box is cut into at least so many: six would be too few to look like a puzzle. */
const fewest = 12;

/**
 * The cut of a lid, and the piece that is loose: never at an edge, where half of what makes it one would be missing, and
 * where it would leave the box.
 */
export function cutLid({ id, levels }: Pick<Puzzle, 'id' | 'levels'>, size: Size) {
  const count = levels.find((one) => one >= fewest) ?? fewest;
  const { pieces, columns, rows } = cutPuzzle(id, count, size);
  const isInside = ({ column, row }: Piece) =>
    column > 0 && column < columns - 1 && row > 0 && row < rows - 1;
  const inside = pieces.filter(isInside);
  const loose = (inside[inside.length - 1] ?? pieces[0]) as Piece;
  const [x, y] = [((loose.column + 0.5) / columns) * size.width, ((loose.row + 0.5) / rows) * size.height];
  return {
    lines: pieces.map((piece) => piecePath(piece, size)).join(''),
    /** Around which point it turns, and how far it lies from its place. */
    loose: { path: piecePath(loose, size), x, y, reach: (size.height / rows) * 0.16 },
    ...{ columns, rows },
  };
}
