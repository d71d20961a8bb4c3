import { boardOf, cutOf, type PieceCount } from '@psifida/contract/content/puzzle-view';
import type { Glass } from '../scene.ts';
import { deal } from './deal.ts';
import type { Game } from './game.ts';
import type { Puzzle } from './list-puzzles.ts';

type GlassSize = Pick<Glass, 'width' | 'height' | 'pxPerMm'>;

/** A new game on this glass: the board in its middle, the pieces around it and clear of what lies at the edges. */
export function layBoard(
  { shape, rotation }: Pick<Puzzle, 'shape' | 'rotation'>,
  { glass, rim, count, seed }: { glass: GlassSize; rim: number; count: PieceCount; seed: string },
): Game {
  const { width, height, pxPerMm } = glass;
  const mm = boardOf(shape, { widthMm: width / pxPerMm, heightMm: height / pxPerMm });
  const size = { width: mm.widthMm * pxPerMm, height: mm.heightMm * pxPerMm };
  const board = { x: (width - size.width) / 2, y: (height - size.height) / 2, ...size };
  const margin = pxPerMm * 3;
  const field = { x: margin, y: rim, width: width - 2 * margin, height: height - 2 * rim };
  return deal({ ...cutOf(count, shape), board, field, rotation, seed });
}
