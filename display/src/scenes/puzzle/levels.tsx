import type { Language } from '@psifida/contract/bilingual';
import { cutJigsaw, piecePath } from '@psifida/contract/content/jigsaw';
import { cutOf, type PieceCount } from '@psifida/contract/content/puzzle-view';
import type { CSSProperties } from 'react';
import { Icon, TapButton } from '../common/buttons.tsx';
import { Picture } from '../common/picture.tsx';
import { useMarks } from '../common/places.ts';
import { texts } from '../common/texts.ts';
import styles from './levels.module.css';
import type { Puzzle } from './list-puzzles.ts';
import { levelName, puzzleTexts } from './puzzle-texts.ts';

type LevelsProps = {
  puzzle: Puzzle;
  language: Language;
  onChoose(count: PieceCount): void;
  /** Nothing where there is only one picture. */
  onBack: (() => void) | null;
};

/** How many pieces, from a child's to an expert's; each with a small drawing of its cut. */
export function Levels({ puzzle, language, onChoose, onBack }: LevelsProps) {
  const marks = useMarks();
  const { presentation, id } = puzzle;
  const words = puzzleTexts[language];
  const ratio = puzzle.shape.width / puzzle.shape.height;
  const shape: CSSProperties & Record<`--${string}`, number> = { aspectRatio: ratio, '--ratio': ratio };
  return (
    <section className={styles.levels} lang={language}>
      <div className={styles.picture} style={shape} {...marks.entry(presentation, id, 'media')}>
        {/* The small one has been seen already and is there at once. */}
        <Picture media={puzzle.media} size="small" alt="" />
        <Picture media={puzzle.media} size="full" className={styles.sharp} />
      </div>
      <div className={styles.choice}>
        <h1 {...marks.entry(presentation, id, 'title')}>{puzzle.title[language]}</h1>
        <p>{words.chooseLevel}</p>
        <ul {...marks.own('presentation', presentation, 'puzzle')}>
          {puzzle.levels.map((count) => (
            <li key={count}>
              <TapButton className={styles.level} onPress={() => onChoose(count)}>
                <Cut count={count} shape={puzzle.shape} />
                <span>
                  <span className={styles.count}>{words.pieces(count)}</span>
                  <span className={styles.name}>{levelName(count, language)}</span>
                </span>
              </TapButton>
            </li>
          ))}
        </ul>
        {onBack && (
          <TapButton className={styles.back} onPress={onBack}>
            <Icon name="back" />
            {texts[language].back}
          </TapButton>
        )}
      </div>
    </section>
  );
}

function Cut({ count, shape }: { count: PieceCount; shape: Puzzle['shape'] }) {
  const size = { width: 80, height: (80 * shape.height) / shape.width };
  const { pieces } = cutJigsaw({ ...cutOf(count, shape), seed: 'sign', ratio: shape.width / shape.height });
  return (
    <svg viewBox={`-1 -1 ${size.width + 2} ${size.height + 2}`} className={styles.cut} aria-hidden="true">
      {pieces.map((piece) => (
        <path key={`${piece.column} ${piece.row}`} d={piecePath(piece, size)} />
      ))}
    </svg>
  );
}
