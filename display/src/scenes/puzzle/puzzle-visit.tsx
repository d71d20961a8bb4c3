import type { PieceCount } from '@psifida/contract/content/puzzle-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { decodePicture } from '../common/decoding.ts';
import { isAt, useLeadTo } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { Chooser } from './chooser.tsx';
import { Levels } from './levels.tsx';
import { nearestLevel, type Puzzle } from './list-puzzles.ts';
import { Play } from './play.tsx';
import styles from './puzzle.module.css';
import type { Half } from './puzzle-table.ts';
import { puzzleTexts } from './puzzle-texts.ts';
import { BarButton } from './side-bar.tsx';
import { InSideBars } from './side-bars.tsx';
import type { Sides } from './use-sides.ts';

type Step =
  | { at: 'picture' }
  | { at: 'level'; puzzle: Puzzle }
  | { at: 'play'; puzzle: Puzzle; count: PieceCount; picture: HTMLImageElement; game: number };

type PuzzleVisitProps = {
  puzzles: readonly Puzzle[];
  rim: number;
  sides: Sides;
  /** The side from which the glass was last touched. */
  touched: RefObject<Half>;
};

/** From choosing a picture to the solved puzzle, and on to the next one. Nothing of it outlives the visit. */
export function PuzzleVisit({ puzzles, rim, sides, touched }: PuzzleVisitProps) {
  const { visit, sourceOf, onShow, onTrouble } = useScene();
  const [only, ...others] = puzzles;
  const start: Step = only && others.length === 0 ? { at: 'level', puzzle: only } : { at: 'picture' };
  const [step, setStep] = useState<Step>(start);
  const [facing, setFacing] = useState<Half>('bottom');
  useEffect(() => {
    // The touch that begins a visit may reach the stage before it reaches us.
    const frame = requestAnimationFrame(() => setFacing(touched.current));
    return () => cancelAnimationFrame(frame);
  }, [touched]);
  // Its settings are seen with any of its puzzles.
  useLeadTo((place) => {
    const puzzle = puzzles.find((one) => isAt(place, { ...one, entry: one.id }));
    if (puzzle) setStep({ at: 'level', puzzle });
  });
  const current = step.at === 'picture' ? null : step.puzzle;

  // biome-ignore lint/correctness/useExhaustiveDependencies: told when another puzzle is shown, whoever listens by then
  useEffect(() => {
    if (current) onShow({ presentation: current.presentation, entry: current.id });
  }, [current?.id]);

  const games = useRef(0);
  const play = async (puzzle: Puzzle, count: PieceCount) => {
    games.current += 1;
    const game = games.current;
    const picture = await decodePicture(sourceOf(puzzle.media, 'full'));
    if (!picture) onTrouble('picture-broken', puzzle.media.id);
    // Whoever went on in the meantime is not called back.
    else if (game === games.current) setStep({ at: 'play', puzzle, count, picture, game });
  };
  const choose = () => {
    games.current += 1;
    setStep(start);
  };

  if (step.at === 'play') {
    const next = puzzles[(puzzles.indexOf(step.puzzle) + 1) % puzzles.length] ?? step.puzzle;
    return (
      <Play
        key={step.game}
        puzzle={step.puzzle}
        count={step.count}
        picture={step.picture}
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
        {step.at === 'picture' ? (
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
