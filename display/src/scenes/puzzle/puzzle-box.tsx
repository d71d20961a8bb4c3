import type { Language } from '@psifida/contract/bilingual';
import { cutPuzzle, type Piece, piecePath } from '@psifida/contract/content/jigsaw';
import { cutOf } from '@psifida/contract/content/puzzle-view';
import type { Size } from '@psifida/contract/registry/check';
import { type CSSProperties, useMemo } from 'react';
import { TapButton } from '../common/controls/buttons.tsx';
import { altOf, Image } from '../common/media/image.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { withHyphens } from '../common/text/with-hyphens.ts';
import { boxImage } from './chooser-budget.ts';
import type { Puzzle } from './list-puzzles.ts';
import styles from './puzzle-box.module.css';

type PuzzleBoxProps = {
  puzzle: Puzzle;
  language: Language;
  /** On its page: neighbours have other colours, and stir one after the other. */
  at: number;
  width: number;
  levels: boolean;
  onChoose(): void;
};

/** Of a lid, and of its box. */
const colours = [
  ['#1e4d73', '#123048'],
  ['#8c3f1d', '#592711'],
  ['#46602a', '#2b3c19'],
  ['#6b3f7a', '#42264c'],
  ['#0f5f5c', '#083b39'],
  ['#7a5a12', '#4b370a'],
] as const;

/** The image cut as in its easiest level, with one loose piece. */
export function PuzzleBox({ puzzle, language, at, width, levels, onChoose }: PuzzleBoxProps) {
  const { glass, reducedMotion } = useScene();
  const marks = useMarks();
  const size = useMemo(() => boxImage(width, glass), [width, glass]);
  const { lines, loose } = useMemo(() => cutLid(puzzle, size), [puzzle, size]);
  const lid = {
    '--lid': colours[at % colours.length]?.[0],
    '--side': colours[at % colours.length]?.[1],
    '--image': `${size.height}px`,
    '--piece': `path('${loose.path}')`,
    '--around': `${loose.x}px ${loose.y}px`,
    '--reach': `${loose.reach}px`,
    '--later': `${at * 1.7}s`,
  } as CSSProperties;
  return (
    <TapButton className={styles.box} style={lid} onPress={onChoose}>
      <span className={styles.image}>
        <Image
          media={puzzle.media}
          size="small"
          alt={altOf(puzzle.media, language)}
          mark={marks.entry(puzzle.presentation, puzzle.id, 'media')}
        />
        <svg className={styles.cut} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          <path d={loose.path} className={styles.hole} />
          <path d={lines} />
        </svg>
        <span className={styles.lifted} data-still={reducedMotion || undefined} aria-hidden="true">
          <span className={styles.shade} />
          <span className={styles.piece}>
            <Image media={puzzle.media} size="small" alt="" />
          </span>
          <svg className={styles.edge} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
            <path d={loose.path} />
          </svg>
        </span>
      </span>
      <span className={styles.name} {...marks.entry(puzzle.presentation, puzzle.id, 'title')}>
        {withHyphens(puzzle.title[language], language)}
      </span>
      {levels && (
        <span className={styles.levels} aria-hidden="true">
          {puzzle.levels.map((count) => (
            <span key={count} className={styles.level}>
              <Grid {...cutOf(count, puzzle.shape)} />
              {count}
            </span>
          ))}
        </span>
      )}
    </TapButton>
  );
}

function Grid({ columns, rows }: { columns: number; rows: number }) {
  const lines = (count: number, draw: (at: number) => string) =>
    Array.from({ length: count - 1 }, (_, n) => draw((n + 1) / count)).join('');
  const across = lines(columns, (at) => `M${at * 32} 0v20`);
  const down = lines(rows, (at) => `M0 ${at * 20}h32`);
  return (
    <svg viewBox="0 0 32 20" className={styles.grid} aria-hidden="true">
      <path d={`M0 0h32v20H0Z${across}${down}`} />
    </svg>
  );
}

/** Six would be too few to look like a puzzle. */
const fewest = 12;

/** The loose piece is never at an edge, where it would lack knobs and leave the box. */
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
    loose: { path: piecePath(loose, size), x, y, reach: (size.height / rows) * 0.16 },
    ...{ columns, rows },
  };
}
