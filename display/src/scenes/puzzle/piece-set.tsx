import { type Jigsaw, pieceOutline, piecePath, tabReach } from '@psifida/contract/content/jigsaw';
import type { Size } from '@psifida/contract/registry/check';
import { useEffect, useRef } from 'react';
import { useScene } from '../common/scene-context.ts';
import { homeOf } from './game.ts';
import type { Laid } from './lay-board.ts';
import styles from './piece-set.module.css';
import { PuzzleTable } from './puzzle-table.ts';
import type { Sides } from './side-bars.tsx';

type PieceSetProps = {
  laid: Laid;
  image: HTMLImageElement;
  rotation: boolean;
  halfAt: Sides['halfAt'];
  /** Once dealt. */
  onTable(table: PuzzleTable): void;
  onChange(table: PuzzleTable): void;
};

/** The whole image is seen for `wholeMs`, then falls apart for `dealingMs` (as in the style sheet). */
const wholeMs = 900;
const dealingMs = 1_400;

export function PieceSet({ laid, image, rotation, halfAt, onTable, onChange }: PieceSetProps) {
  const { glass, reducedMotion } = useScene();
  const { pxPerMm } = glass;
  const root = useRef<HTMLDivElement>(null);
  const heard = useRef({ halfAt, onTable, onChange });
  heard.current = { halfAt, onTable, onChange };

  useEffect(() => {
    const parent = root.current;
    if (!parent) return;
    const { game, cut } = laid;
    const { board } = game;
    const sharpness = Math.min(2, window.devicePixelRatio);
    const elements = cutPieces(image, cut, { board, sharpness }).map(({ face, shade, box }, index) => {
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
        halfAt: (at) => heard.current.halfAt(at),
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
  }, [laid, image, rotation, pxPerMm, reducedMotion]);

  return <div ref={root} className={styles.pieces} aria-hidden="true" />;
}

type CutPiece = {
  face: HTMLCanvasElement;
  shade: HTMLCanvasElement;
  /** From the middle of the piece, in pixels of the glass. */
  box: { x: number; y: number; width: number; height: number };
};

const canvasOf = (width: number, height: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  // Kept in main memory: hundreds of textures would cost more than they bring.
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('this browser cannot draw');
  return { canvas, pen };
};

function cutPieces(
  image: HTMLImageElement,
  { pieces, columns, rows }: Jigsaw,
  { board, sharpness }: { board: Size; sharpness: number },
): CutPiece[] {
  const cell = { width: board.width / columns, height: board.height / rows };
  const side = Math.min(cell.width, cell.height);
  const margin = side * tabReach + side * 0.08;
  const whole = canvasOf(board.width * sharpness, board.height * sharpness);
  whole.pen.imageSmoothingQuality = 'high';
  whole.pen.drawImage(image, 0, 0, whole.canvas.width, whole.canvas.height);

  return pieces.map((piece) => {
    const [left, top] = [piece.column * cell.width - margin, piece.row * cell.height - margin];
    const box = {
      x: -cell.width / 2 - margin,
      y: -cell.height / 2 - margin,
      width: cell.width + 2 * margin,
      height: cell.height + 2 * margin,
    };
    const path = new Path2D(piecePath(piece, board));
    const face = canvasOf(box.width * sharpness, box.height * sharpness);
    face.pen.scale(sharpness, sharpness);
    face.pen.translate(-left, -top);
    face.pen.save();
    face.pen.clip(path);
    face.pen.drawImage(whole.canvas, 0, 0, board.width, board.height);
    // Light on the upper left of the cardboard's edge, shade on the lower right.
    face.pen.lineWidth = side * 0.022;
    face.pen.strokeStyle = 'rgb(255 255 255 / 0.5)';
    face.pen.translate(side * 0.009, side * 0.009);
    face.pen.stroke(path);
    face.pen.strokeStyle = 'rgb(10 16 24 / 0.42)';
    face.pen.translate(side * -0.018, side * -0.018);
    face.pen.stroke(path);
    face.pen.restore();

    const coarse = Math.min(1, 60 / side);
    const shade = canvasOf(box.width * coarse, box.height * coarse);
    shade.pen.scale(coarse, coarse);
    shade.pen.translate(-left, -top);
    shade.pen.filter = `blur(${side * 0.035 * coarse}px)`;
    shade.pen.fillStyle = 'rgb(14 16 20 / 0.55)';
    shade.pen.fill(path);
    return { face: face.canvas, shade: shade.canvas, box };
  });
}
