import type { Bilingual } from '@psifida/contract/bilingual';
import { targetMm } from '@psifida/contract/content/panel';
import {
  defaultPuzzleView,
  type PieceCount,
  type PuzzleView,
  pieceCounts,
  pieceSideMm,
} from '@psifida/contract/content/puzzle-view';
import type { Manifest, ReleaseMedia, ReleasePresentation } from '@psifida/contract/content/release';
import type { Size } from '@psifida/contract/registry/check';
import type { Glass } from '../scene.ts';

export type Puzzle = {
  /** The entry's. */
  id: string;
  presentation: string;
  title: Bilingual;
  media: ReleaseMedia;
  shape: Size;
  /** Piece counts that can be touched on this glass, the easiest first. */
  levels: PieceCount[];
  rotation: boolean;
};

type GlassSize = Pick<Glass, 'width' | 'height' | 'pxPerMm'>;

/** Pieces smaller than a finger are not offered; the easiest cut always is. */
export function levelsOn({ width, height, pxPerMm }: GlassSize, shape: Size, view: PuzzleView): PieceCount[] {
  const panel = { widthMm: width / pxPerMm, heightMm: height / pxPerMm };
  const wanted = pieceCounts.filter((count) => view.pieces.includes(count));
  const large = wanted.filter((count) => pieceSideMm(count, shape, panel) >= targetMm);
  return large.length > 0 ? large : wanted.slice(0, 1);
}

type Listing = {
  presentations: readonly ReleasePresentation[];
  manifest: Pick<Manifest, 'media'>;
  glass: GlassSize;
};

export const listPuzzles = ({ presentations, manifest, glass }: Listing): Puzzle[] =>
  presentations.flatMap(({ id: presentation, entries, puzzle }) => {
    const view = puzzle ?? defaultPuzzleView;
    return entries.flatMap((entry): Puzzle[] => {
      const media = entry.kind === 'puzzle-image' && entry.active ? manifest.media[entry.media] : undefined;
      if (!media || entry.kind !== 'puzzle-image') return [];
      const shape = media.size ?? { width: 16, height: 9 };
      const { id, title } = entry;
      const levels = levelsOn(glass, shape, view);
      return [{ id, presentation, title, media, shape, levels, rotation: view.rotation }];
    });
  });

/** The nearest difficulty of another image. */
export const nearestLevel = ({ levels }: Pick<Puzzle, 'levels'>, count: number): PieceCount =>
  levels.reduce((best, one) => (Math.abs(one - count) < Math.abs(best - count) ? one : best));
