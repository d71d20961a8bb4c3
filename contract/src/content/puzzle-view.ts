import { z } from 'zod';
import type { FieldCode } from '../problems.ts';
import type { Size } from '../registry/check.ts';
import { type Glass, targetMm } from './panel.ts';

/** How many pieces a puzzle may be cut into, from a child's to an expert's. */
export const pieceCounts = [6, 12, 24, 48, 96, 150] as const;
export type PieceCount = (typeof pieceCounts)[number];

export const puzzleLevels: Record<
  PieceCount,
  'toddlers' | 'children' | 'families' | 'grown-ups' | 'skilled' | 'experts'
> = {
  6: 'toddlers',
  12: 'children',
  24: 'families',
  48: 'grown-ups',
  96: 'skilled',
  150: 'experts',
};

const pieceCount = z.literal(pieceCounts as unknown as [PieceCount, ...PieceCount[]]);

export const puzzleView = z.strictObject({
  /** The piece counts that a visitor may choose among. */
  pieces: z
    .array(pieceCount)
    .min(1)
    .refine((all) => new Set(all).size === all.length, 'field.invalid' satisfies FieldCode),
  /** Whether pieces lie turned, and have to be turned back. */
  rotation: z.boolean(),
});
export type PuzzleView = z.infer<typeof puzzleView>;

export const defaultPuzzleView: PuzzleView = { pieces: [6, 12, 24, 48], rotation: false };

/** Rows and columns that come nearest to `count` square pieces of an image of this shape. */
export function cutOf(count: PieceCount, { width, height }: Size): { columns: number; rows: number } {
  const ideal = Math.sqrt((count * width) / height);
  const candidates = Array.from({ length: count }, (_, index) => index + 1)
    .filter((columns) => count % columns === 0)
    .map((columns) => ({ columns, rows: count / columns }));
  return candidates.reduce((best, one) =>
    Math.abs(Math.log(one.columns / ideal)) < Math.abs(Math.log(best.columns / ideal)) ? one : best,
  );
}

/** How much of the panel's shorter extent a puzzle fills: the rest is where loose pieces lie. */
const boardShare = 0.62;

/** The board of a puzzle on a panel, in millimetres: as large as fits, with room for the loose pieces. */
export function boardOf(image: Size, panel: Glass): Glass {
  const scale = Math.min(
    (panel.widthMm * boardShare) / image.width,
    (panel.heightMm * boardShare) / image.height,
  );
  return { widthMm: image.width * scale, heightMm: image.height * scale };
}

/** The shorter side of a piece on the glass, in millimetres. */
export function pieceSideMm(count: PieceCount, image: Size, panel: Glass): number {
  const { columns, rows } = cutOf(count, image);
  const board = boardOf(image, panel);
  return Math.min(board.widthMm / columns, board.heightMm / rows);
}

/** Nobody can take hold of such pieces, so nobody can finish the puzzle. */
export const tooSmallToTouch = (count: PieceCount, image: Size, panel: Glass): boolean =>
  pieceSideMm(count, image, panel) < targetMm;
