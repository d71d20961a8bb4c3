import { cutPuzzle, type Jigsaw } from '@psifida/contract/content/jigsaw';
import { targetMm } from '@psifida/contract/content/panel';
import { boardOf, type PieceCount, pieceSideMm } from '@psifida/contract/content/puzzle-view';
import type { Size } from '@psifida/contract/registry/check';
import type { Glass } from '../scene.ts';
import { crowding, deal } from './deal.ts';
import type { Box, Game } from './game.ts';
import type { Puzzle } from './list-puzzles.ts';

type GlassSize = Pick<Glass, 'width' | 'height' | 'pxPerMm'>;
type Laying = { glass: GlassSize; rim: number; count: PieceCount; seed: string };
export type Laid = { game: Game; cut: Jigsaw };

/** The share of a piece that another may hide as the game begins. */
const hiddenAtMost = 0.15;
/** Large pieces need more ground: the board may shrink to this. */
const smallest = 0.72;

/** The board in the middle, the pieces around it and clear of what lies at the edges. */
export function layBoard(
  { id, shape, rotation }: Pick<Puzzle, 'id' | 'shape' | 'rotation'>,
  { glass, rim, count, seed }: Laying,
): Laid {
  const { width, height, pxPerMm } = glass;
  const panel = { widthMm: width / pxPerMm, heightMm: height / pxPerMm };
  const mm = boardOf(shape, panel);
  const margin = pxPerMm * 3;
  const field = { x: margin, y: rim, width: width - 2 * margin, height: height - 2 * rim };
  // Cut as the editor shows it; only the deal changes from game to game.
  const cut = cutPuzzle(id, count, shape);
  // However crowded it is, a piece stays as large as a finger.
  const least = Math.min(1, Math.max(smallest, targetMm / pieceSideMm(count, shape, panel)));
  let best: { game: Game; hidden: number } | null = null;
  for (let scale = 1; scale >= least; scale -= 0.04) {
    const size = { width: mm.widthMm * pxPerMm * scale, height: mm.heightMm * pxPerMm * scale };
    const board = { x: (width - size.width) / 2, y: (height - size.height) / 2, ...size };
    const game = deal({ cut, board, field, rotation, seed });
    const hidden = crowding(game);
    if (!best || hidden < best.hidden) best = { game, hidden };
    if (best.hidden <= hiddenAtMost) break;
  }
  if (!best) throw new Error('a board without a size');
  return { game: best.game, cut };
}

/** With the scale at which a finished image reaches every edge of the glass. */
export const boardPlace = ({ x, y, width, height }: Box, glass: Size) => ({
  ...{ left: x, top: y, width, height },
  '--to-edges': Math.max(glass.width / width, glass.height / height),
});
