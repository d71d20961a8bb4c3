import type { Language } from '@psifida/contract/bilingual';
import { texts } from '@psifida/contract/content/glass-texts/common-texts';
import { levelName, puzzleTexts } from '@psifida/contract/content/glass-texts/puzzle-texts';
import { cutJigsaw, piecePath } from '@psifida/contract/content/jigsaw';
import { cutOf, type PieceCount } from '@psifida/contract/content/puzzle-view';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Icon, TapButton } from '../common/controls/buttons.tsx';
import { decodeImage } from '../common/media/decoding.ts';
import { Credit, Image } from '../common/media/image.tsx';
import { isAt, useLeadTo, useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { Chooser } from './chooser.tsx';
import { nearestLevel, type Puzzle } from './list-puzzles.ts';
import { Play } from './play.tsx';
import styles from './puzzle.module.css';
import type { Half } from './puzzle-table.ts';
import { BarButton, InSideBars, type Sides } from './side-bars.tsx';

type Step =
  | { at: 'image' }
  | { at: 'level'; puzzle: Puzzle }
  | { at: 'play'; puzzle: Puzzle; count: PieceCount; image: HTMLImageElement; game: number };

type PuzzleVisitProps = {
  puzzles: readonly Puzzle[];
  rim: number;
  sides: Sides;
};

export function PuzzleVisit({ puzzles, rim, sides }: PuzzleVisitProps) {
  const { visit, sourceOf, onShow, onTrouble } = useScene();
  const { touched } = sides;
  const [only, ...others] = puzzles;
  const start: Step = only && others.length === 0 ? { at: 'level', puzzle: only } : { at: 'image' };
  const [step, setStep] = useState<Step>(start);
  const [facing, setFacing] = useState<Half>('bottom');
  useEffect(() => {
    // The touch that begins a visit may reach the stage first.
    const frame = requestAnimationFrame(() => setFacing(touched.current));
    return () => cancelAnimationFrame(frame);
  }, [touched]);
  // Its settings are seen with any of its puzzles.
  useLeadTo((place) => {
    const puzzle = puzzles.find((one) => isAt(place, { ...one, entry: one.id }));
    if (puzzle) setStep({ at: 'level', puzzle });
  });
  const current = step.at === 'image' ? null : step.puzzle;

  // biome-ignore lint/correctness/useExhaustiveDependencies: told when another puzzle is shown, whoever listens by then
  useEffect(() => {
    if (current) onShow({ presentation: current.presentation, entry: current.id });
  }, [current?.id]);

  const games = useRef(0);
  const play = async (puzzle: Puzzle, count: PieceCount) => {
    games.current += 1;
    const game = games.current;
    const image = await decodeImage(sourceOf(puzzle.media, 'full'));
    if (!image) onTrouble('image-broken', puzzle.media.id);
    // Whoever went on meanwhile is not called back.
    else if (game === games.current) setStep({ at: 'play', puzzle, count, image, game });
  };
  const choose = () => {
    games.current += 1;
    setFacing(touched.current);
    setStep(start);
  };

  if (step.at === 'play') {
    const next = puzzles[(puzzles.indexOf(step.puzzle) + 1) % puzzles.length] ?? step.puzzle;
    return (
      <Play
        key={step.game}
        puzzle={step.puzzle}
        count={step.count}
        image={step.image}
        seed={`${step.puzzle.id}/${visit}/${step.game}`}
        leadsTo={others.length > 0 ? 'all' : 'again'}
        {...{ rim, sides }}
        onNext={() => play(next, nearestLevel(next, step.count))}
        onChoose={choose}
      />
    );
  }
  const language = sides.languageAt(facing);
  return (
    <>
      <div className={styles.menu} data-facing={facing} style={{ padding: `${rim}px 0` }}>
        {step.at === 'image' ? (
          <Chooser {...{ puzzles, language }} onChoose={(puzzle) => setStep({ at: 'level', puzzle })} />
        ) : (
          <Levels
            puzzle={step.puzzle}
            language={language}
            onChoose={(count) => play(step.puzzle, count)}
            onBack={others.length > 0 ? choose : null}
          />
        )}
      </div>
      <InSideBars sides={sides}>
        {(half, own) =>
          half !== facing && (
            <BarButton onPress={() => setFacing(half)}>{puzzleTexts[own].towardMe}</BarButton>
          )
        }
      </InSideBars>
    </>
  );
}

type LevelsProps = {
  puzzle: Puzzle;
  language: Language;
  onChoose(count: PieceCount): void;
  /** Null where there is only one image. */
  onBack: (() => void) | null;
};

function Levels({ puzzle, language, onChoose, onBack }: LevelsProps) {
  const marks = useMarks();
  const { presentation, id } = puzzle;
  const words = puzzleTexts[language];
  const ratio = puzzle.shape.width / puzzle.shape.height;
  const shape: CSSProperties & Record<`--${string}`, number> = { aspectRatio: ratio, '--ratio': ratio };
  return (
    <section className={styles.levels} lang={language}>
      <div className={styles.image} style={shape} {...marks.entry(presentation, id, 'media')}>
        {/* The small one has been seen already and is there at once. */}
        <Image media={puzzle.media} size="small" alt="" />
        <Image media={puzzle.media} size="full" className={styles.sharp} />
        <Credit media={puzzle.media} />
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
