import type { Language } from '@psifida/contract/bilingual';
import { puzzleTexts } from '@psifida/contract/content/glass-texts/puzzle-texts';
import { type CSSProperties, useEffect, useRef } from 'react';
import { cellOf, homeOf, joinedTo } from './game.ts';
import styles from './piece-keys.module.css';
import type { PuzzleTable } from './puzzle-table.ts';

/** One of those that are joined stands for all of them. */
const loosePieces = ({ game }: PuzzleTable): number[] =>
  game.pieces.flatMap(({ placed }, index) => (placed || joinedTo(game, index)[0] !== index ? [] : [index]));

type PieceKeysProps = { table: PuzzleTable; language: Language };

/**
 * The game by keys, with or without sight: each loose piece is a button where it lies, and once one is taken each empty
 * place of the board is. Row and column say what the image shows to others.
 */
export function PieceKeys({ table, language }: PieceKeysProps) {
  const root = useRef<HTMLDivElement>(null);
  /** The piece that was last taken or put down by keys; the focus has yet to go on from there. */
  const acted = useRef<{ piece: number; isDue: boolean } | null>(null);
  const { game } = table;
  const taken = table.chosen.bottom ?? null;
  const before = useRef(taken);
  useEffect(() => {
    const isChanged = before.current !== taken;
    before.current = taken;
    const { piece, isDue } = acted.current ?? {};
    // Somebody else, or a turn, may have put a piece in its place, and its button is gone.
    const isLost = isChanged && document.activeElement === document.body;
    if (!acted.current || piece === undefined || !(isDue || isLost)) return;
    acted.current.isDue = false;
    const all = [...(root.current?.querySelectorAll('button') ?? [])];
    const keyOf = ({ dataset }: HTMLElement) => Number(dataset.key);
    const own = all.find((one) => keyOf(one) === joinedTo(game, piece)[0]);
    const goesOn = own ?? all.find((one) => keyOf(one) > piece) ?? all[0];
    // After the taken piece come the places.
    (taken === null ? goesOn : all[1])?.focus({ preventScroll: true });
  });

  const take = (piece: number) => {
    acted.current = { piece, isDue: true };
    table.take(taken === null ? piece : null);
  };
  const put = (piece: number, place: number) => {
    acted.current = { piece, isDue: true };
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
