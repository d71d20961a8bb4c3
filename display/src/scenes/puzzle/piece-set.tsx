import { pieceOutline } from '@psifida/contract/content/jigsaw';
import { useEffect, useRef } from 'react';
import { useScene } from '../common/scene-context.ts';
import { cutPieces } from './cut-pieces.ts';
import { homeOf } from './game.ts';
import type { Laid } from './lay-board.ts';
import styles from './piece-set.module.css';
import { PuzzleTable } from './puzzle-table.ts';

type PieceSetProps = {
  laid: Laid;
  picture: HTMLImageElement;
  rotation: boolean;
  /** Dealt: from now on it can be played. */
  onTable(table: PuzzleTable): void;
  onChange(table: PuzzleTable): void;
};

/** How long the whole picture is seen before it falls apart, and how long that takes (as in the style sheet). */
const wholeMs = 900;
const dealingMs = 1_400;

/** The pieces of a picture on the glass. They begin as the whole picture and then lie as dealt. */
export function PieceSet({ laid, picture, rotation, onTable, onChange }: PieceSetProps) {
  const { glass, reducedMotion } = useScene();
  const { pxPerMm } = glass;
  const root = useRef<HTMLDivElement>(null);
  const heard = useRef({ onTable, onChange });
  heard.current = { onTable, onChange };

  useEffect(() => {
    const parent = root.current;
    if (!parent) return;
    const { game, cut } = laid;
    const { board } = game;
    const sharpness = Math.min(2, window.devicePixelRatio);
    const elements = cutPieces(picture, cut, { board, sharpness }).map(({ face, shade, box }, index) => {
      const element = document.createElement('div');
      const home = homeOf(game, index);
      element.className = styles.piece ?? '';
      element.dataset.piece = String(index);
      element.style.transform = `translate3d(${home.x}px,${home.y}px,0) rotate(0deg)`;
      element.style.setProperty('--index', String(index / game.pieces.length));
      for (const canvas of [shade, face]) {
        canvas.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
        element.append(canvas);
      }
      return element;
    });
    parent.textContent = '';
    parent.append(...elements);
    parent.dataset.dealing = '';
    let table: PuzzleTable | null = null;
    const begin = () => {
      const outlines = cut.pieces.map((piece) => pieceOutline(piece, board));
      table = new PuzzleTable({
        ...{ game, outlines, elements, rotation, pxPerMm },
        onChange: (changed) => heard.current.onChange(changed),
      });
      heard.current.onTable(table);
    };
    const dealt = () => parent.removeAttribute('data-dealing');
    const timers = reducedMotion
      ? [window.setTimeout(begin), window.setTimeout(dealt)]
      : [window.setTimeout(begin, wholeMs), window.setTimeout(dealt, wholeMs + dealingMs)];
    return () => {
      timers.forEach(window.clearTimeout);
      table?.close();
    };
  }, [laid, picture, rotation, pxPerMm, reducedMotion]);

  return <div ref={root} className={styles.pieces} aria-hidden="true" />;
}
