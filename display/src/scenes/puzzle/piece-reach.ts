import { type Jigsaw, pieceOutline } from '@psifida/contract/content/jigsaw';
import type { Size } from '@psifida/contract/registry/check';

/** How far a piece reaches from the middle of its cell, knobs included. */
export type Reach = { left: number; top: number; right: number; bottom: number };

export const reachesOf = ({ columns, rows, pieces }: Jigsaw, board: Size): Reach[] =>
  pieces.map((piece) => {
    const [x, y] = [
      ((piece.column + 0.5) * board.width) / columns,
      ((piece.row + 0.5) * board.height) / rows,
    ];
    const outline = pieceOutline(piece, board);
    const [across, down] = [outline.map((point) => point.x - x), outline.map((point) => point.y - y)];
    return {
      left: -Math.min(...across),
      top: -Math.min(...down),
      right: Math.max(...across),
      bottom: Math.max(...down),
    };
  });

/** The same after quarter turns clockwise. */
export function turnedReach(reach: Reach, quarters: number): Reach {
  let { left, top, right, bottom } = reach;
  for (let quarter = 0; quarter < quarters % 4; quarter += 1)
    [left, top, right, bottom] = [bottom, left, top, right];
  return { left, top, right, bottom };
}
