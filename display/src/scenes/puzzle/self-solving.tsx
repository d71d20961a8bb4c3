import { otherLanguage } from '@psifida/contract/bilingual';
import { languageNames } from '@psifida/contract/content/glass-texts/common-texts';
import { seeded, shuffled } from '@psifida/contract/content/seeded';
import { type CSSProperties, type TransitionEvent, useEffect, useMemo, useState } from 'react';
import rimHint from '../common/controls/rim-hint.module.css';
import { hintWidths, hintWithin, isOneWord, ownEms } from '../common/controls/rim-hint.ts';
import { TouchHint } from '../common/controls/touch-hint.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { BilingualTitle } from '../common/text/titles.tsx';
import { begunBetween, easedSteps } from '../common/time/slow-round.ts';
import type { Glass } from '../scene.ts';
import { boardPlace, layBoard } from './lay-board.ts';
import { nearestLevel, type Puzzle } from './list-puzzles.ts';
import { PieceSet } from './piece-set.tsx';
import play from './play.module.css';
import type { PuzzleTable } from './puzzle-table.ts';
import styles from './self-solving.module.css';
import { halves, InSideBars, type Sides } from './side-bars.tsx';

type SelfSolvingProps = { puzzle: Puzzle; image: HTMLImageElement; rim: number; sides: Sides };

/** Of a puzzle that nobody plays. */
const count = 24;
const stepMs = 1_300;

/** As in the style sheet: one piece is at home before the next one leaves. */
const flight = [0.45, 0, 0.2, 1] as const;
const paces: Record<`--${string}`, string> = CSS.supports('transition-timing-function', 'linear(0, 1)')
  ? { '--flight': easedSteps(flight, 1_200), '--grows': easedSteps(flight, 2_000) }
  : {};

/** In the frames between those in which the hints breathe. */
const flyBetween = ({ target, propertyName }: TransitionEvent<HTMLElement>) => {
  if (propertyName === 'transform' && target instanceof HTMLElement && target.dataset.piece)
    for (const animation of target.getAnimations()) animation.startTime = begunBetween();
};

export function SelfSolving({ puzzle, image, rim, sides }: SelfSolvingProps) {
  const { glass, live, reducedMotion } = useScene();
  const marks = useMarks();
  const { width, height, pxPerMm, targetPx, textPx, airPx } = glass;
  const laid = useMemo(
    () =>
      layBoard(
        { ...puzzle, rotation: !reducedMotion && puzzle.rotation },
        { glass: { width, height, pxPerMm }, rim, count: nearestLevel(puzzle, count), seed: puzzle.id },
      ),
    [puzzle, width, height, pxPerMm, rim, reducedMotion],
  );
  const [table, setTable] = useState<PuzzleTable | null>(null);
  const [solved, setSolved] = useState(false);
  useEffect(() => {
    if (!table || !live) return;
    const order = shuffled(
      table.game.pieces.flatMap(({ placed }, index) => (placed ? [] : [index])),
      seeded(puzzle.id),
    );
    // Without motion it is solved at once.
    if (reducedMotion) return order.forEach((piece) => void table.sendHome(piece));
    const timer = window.setInterval(() => {
      const piece = order.shift();
      if (piece !== undefined) table.sendHome(piece);
      else window.clearInterval(timer);
    }, stepMs);
    return () => window.clearInterval(timer);
  }, [table, live, reducedMotion, puzzle.id]);
  const place = boardPlace(laid.game.board, glass);
  return (
    <div className={play.play} style={paces}>
      <div className={play.board} style={place} {...marks.entry(puzzle.presentation, puzzle.id, 'media')} />
      <div className={styles.slow} data-solved={solved || undefined} onTransitionRun={flyBetween}>
        <PieceSet
          {...{ laid, image }}
          halfAt={sides.halfAt}
          rotation={false}
          onTable={setTable}
          onChange={(changed) => setSolved(changed.solved)}
        />
      </div>
      {solved && <Finished {...{ puzzle, image, place, rim }} />}
      <InSideBars sides={sides}>
        {(half, language) => {
          // Beside it stand the other language and access; a block would be higher than the rim.
          const name = ownEms(languageNames[otherLanguage(language)]) * textPx + 1.6 * airPx;
          const room = width - 2 * Math.max(targetPx * 2.2, textPx * 3.3) - Math.max(targetPx, name);
          const widths = { ...hintWidths(glass, language), block: Number.POSITIVE_INFINITY };
          const shape = hintWithin(widths, room);
          const turn = { at: halves.indexOf(half), of: halves.length };
          return (
            <TouchHint
              {...{ language, turn }}
              oneWord={isOneWord(shape)}
              className={`${rimHint.hint} ${rimHint[shape] ?? ''}`}
            />
          );
        }}
      </InSideBars>
    </div>
  );
}

/** With a while to look at the result. */
export const solvingMs = (puzzle: Puzzle): number => (nearestLevel(puzzle, count) + 1) * stepMs + 11_000;

/** In sizes of the text: the leading language, and the other. */
export const largestTitle = [1.9, 1.1] as const;
/** Of the glass's height. */
export const titleShare = ({ airPx, height }: Glass, rim: number): number =>
  Math.min(0.3, 0.46 - (rim + airPx) / height);

type FinishedProps = { puzzle: Puzzle; image: HTMLImageElement; place: CSSProperties; rim: number };

function Finished({ puzzle: { presentation, id, title }, image, place, rim }: FinishedProps) {
  const { language, glass } = useScene();
  const marks = useMarks();
  const share = titleShare(glass, rim);
  return (
    <>
      <div className={styles.finished} style={place}>
        <img className={play.grows} src={image.src} alt="" />
      </div>
      {halves.map((half) => (
        <div
          key={half}
          className={styles.title}
          data-half={half}
          style={{ '--rim': `${rim}px` } as CSSProperties}
          {...marks.entry(presentation, id, 'title')}
        >
          <BilingualTitle {...{ title, language, share }} largest={largestTitle} />
        </div>
      ))}
    </>
  );
}
