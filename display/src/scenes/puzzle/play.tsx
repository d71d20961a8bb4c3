import type { Language } from '@psifida/contract/bilingual';
import { puzzleTexts } from '@psifida/contract/content/glass-texts/puzzle-texts';
import type { PieceCount } from '@psifida/contract/content/puzzle-view';
import { type PointerEvent, useMemo, useState } from 'react';
import { Icon, TapButton } from '../common/controls/buttons.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { within } from '../table/pose.ts';
import { Celebration } from './celebration.tsx';
import { cellOf, placedCount } from './game.ts';
import { boardPlace, layBoard } from './lay-board.ts';
import type { Puzzle } from './list-puzzles.ts';
import { PieceKeys } from './piece-keys.tsx';
import { PieceSet } from './piece-set.tsx';
import styles from './play.module.css';
import type { Half, PuzzleTable } from './puzzle-table.ts';
import { BarButton, BarText, halves, InSideBars, type Sides } from './side-bars.tsx';

type PlayProps = {
  puzzle: Puzzle;
  count: PieceCount;
  image: HTMLImageElement;
  /** Another deal for each game. */
  seed: string;
  rim: number;
  sides: Sides;
  onNext(): void;
  /** To the list or, with a single puzzle, to its numbers of pieces. */
  leadsTo: 'all' | 'again';
  onChoose(): void;
};

/** Up to so many pieces the image lies faintly on the board from the start. */
const helpedUpTo = 12;

export function Play(props: PlayProps) {
  const { puzzle, count, image, seed, rim, sides, onNext, leadsTo, onChoose } = props;
  const { glass } = useScene();
  const marks = useMarks();
  const { width, height, pxPerMm } = glass;
  const laid = useMemo(
    () => layBoard(puzzle, { glass: { width, height, pxPerMm }, rim, count, seed }),
    [puzzle, width, height, pxPerMm, rim, count, seed],
  );
  const [table, setTable] = useState<PuzzleTable | null>(null);
  const [state, setState] = useState({ placed: 0, solved: false, chosen: {} as PuzzleTable['chosen'] });
  const [helps, setHelps] = useState(count <= helpedUpTo);
  const [asks, setAsks] = useState<Half | null>(null);

  const looked = (changed: PuzzleTable) =>
    setState({ placed: placedCount(changed.game), solved: changed.solved, chosen: changed.chosen });
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
    if (table?.press(event.nativeEvent)) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const leave = (half: Half) => (state.placed > 0 && !state.solved ? setAsks(half) : onChoose());
  const place = boardPlace(laid.game.board, glass);
  return (
    <div
      className={styles.play}
      onPointerDown={press}
      onPointerMove={(event) => table?.move(event.nativeEvent)}
      onPointerUp={(event) => table?.lift(event.pointerId)}
      onPointerCancel={(event) => table?.lift(event.pointerId, true)}
    >
      <div
        className={styles.board}
        data-board=""
        style={place}
        {...marks.entry(puzzle.presentation, puzzle.id, 'media')}
      >
        <img className={styles.ghost} data-shown={helps || undefined} src={image.src} alt="" />
      </div>
      <PieceSet
        {...{ laid, image }}
        halfAt={sides.halfAt}
        rotation={puzzle.rotation}
        onTable={setTable}
        onChange={looked}
      />
      {state.solved && <Celebration {...{ puzzle, image, place, sides, onNext, leadsTo, onChoose }} />}
      {halves.map((half) => {
        const piece = state.chosen[half];
        return table && puzzle.rotation && piece !== undefined ? (
          <TurnButton key={half} {...{ table, piece, half }} language={sides.languageAt(half)} />
        ) : null;
      })}
      {table && !state.solved && <PieceKeys table={table} language={sides.languageAt('bottom')} />}
      <InSideBars sides={sides}>
        {(half, language) => {
          const words = puzzleTexts[language];
          if (state.solved) return null;
          return asks === half ? (
            <>
              <BarText>{words.reallyLeave}</BarText>
              <BarButton main onPress={onChoose}>
                {words.yes}
              </BarButton>
              <BarButton back onPress={() => setAsks(null)}>
                {words.no}
              </BarButton>
            </>
          ) : (
            <>
              <span role="status" aria-label={words.playing(puzzle.title[language], state.placed, count)}>
                <BarText>{words.placed(state.placed, count)}</BarText>
              </span>
              <BarButton pressed={helps} onPress={() => setHelps(!helps)}>
                {words.help}
              </BarButton>
              <BarButton back onPress={() => leave(half)}>
                {words[leadsTo]}
              </BarButton>
            </>
          );
        }}
      </InSideBars>
    </div>
  );
}

type TurnButtonProps = { table: PuzzleTable; piece: number; half: Half; language: Language };

/** On the side of whoever tapped the piece. */
function TurnButton({ table, piece, half, language }: TurnButtonProps) {
  const { glass } = useScene();
  const lying = table.game.pieces[piece];
  if (!lying) return null;
  const { width, height } = cellOf(table.game);
  const away = (Math.max(width, height) / 2 + glass.targetPx) * (half === 'top' ? -1 : 1);
  const isUpright = lying.turn % 4 === 0;
  const size = glass.targetPx * 1.4;
  const { field } = table.game;
  const fits = lying.y + away > field.y + size / 2 && lying.y + away < field.y + field.height - size / 2;
  const x = within(lying.x, { least: size, most: glass.width - size });
  const y = lying.y + (fits ? away : -away);
  return (
    <TapButton
      className={styles.button}
      lang={language}
      aria-label={`${puzzleTexts[language].turn}: ${puzzleTexts[language].upright}`}
      aria-pressed={isUpright}
      style={{
        transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${half === 'top' ? 180 : 0}deg)`,
      }}
      onPress={() => table.turn(piece)}
    >
      <Icon name="again" />
      {puzzleTexts[language].turn}
    </TapButton>
  );
}
