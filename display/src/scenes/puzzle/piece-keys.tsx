import { puzzleTexts } from '@psifida/contract/content/glass-texts/puzzle-texts';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useScene } from '../common/scene-context.ts';
import { cellOf, homeOf, joinedTo } from './game.ts';
import styles from './piece-keys.module.css';
import type { PuzzleTable } from './puzzle-table.ts';

/** One of those that are joined stands for all of them. */
const loosePieces = ({ game }: PuzzleTable): number[] =>
  game.pieces.flatMap(({ placed }, index) => (placed || joinedTo(game, index)[0] !== index ? [] : [index]));

/**
 * The game by keys, with or without sight: each loose piece is a button where it lies, and once one is taken each empty
 * place of the board is. Row and column say what the image shows to others.
 */
export function PieceKeys({ table }: { table: PuzzleTable }) {
  const { language } = useScene();
  const [chosen, setChosen] = useState<number | null>(null);
  const root = useRef<HTMLDivElement>(null);
  /** Whether a piece was just taken or put down: the focus goes on from there. */
  const acted = useRef(false);
  const { game } = table;
  // Somebody else may have put it in its place, or joined it to another.
  const taken = chosen === null || game.pieces[chosen]?.placed ? null : chosen;
  const next = taken === null ? chosen : null;
  useEffect(() => {
    if (!acted.current) return;
    acted.current = false;
    const all = [...(root.current?.querySelectorAll('button') ?? [])];
    const own = all.find(({ dataset }) => dataset.key === String(next));
    // After the taken piece come the places.
    (taken === null ? (own ?? all[0]) : all[1])?.focus({ preventScroll: true });
  });

  const take = (piece: number) => {
    acted.current = true;
    setChosen(taken === null ? piece : null);
    table.choose(piece);
  };
  const put = (piece: number, place: number) => {
    acted.current = true;
    setChosen(null);
    table.put(piece, homeOf(table.game, place));
  };

  const words = puzzleTexts[language];
  const cell = cellOf(game);
  const at = (index: number) => [Math.floor(index / game.columns) + 1, (index % game.columns) + 1] as const;
  const over = ({ x, y }: { x: number; y: number }): CSSProperties => ({
    ...{ left: x - cell.width / 2, top: y - cell.height / 2, ...cell },
  });
  return (
    <div ref={root} lang={language}>
      {(taken === null ? loosePieces(table) : [taken]).map((index) => {
        const lying = game.pieces[index];
        return (
          lying && (
            <button
              key={index}
              type="button"
              className={styles.key}
              style={over(lying)}
              data-key={index}
              aria-label={words.piece(...at(index), lying.turn % 4 !== 0)}
              aria-pressed={index === taken}
              onClick={() => take(index)}
            />
          )
        );
      })}
      {taken !== null &&
        game.pieces.map(({ placed }, place) =>
          placed ? null : (
            <button
              key={`${at(place)}`}
              type="button"
              className={styles.key}
              style={over(homeOf(game, place))}
              aria-label={words.place(...at(place))}
              onClick={() => put(taken, place)}
            />
          ),
        )}
    </div>
  );
}
