import { type Jigsaw, piecePath, tabReach } from '@psifida/contract/content/jigsaw';
import type { Size } from '@psifida/contract/registry/check';

type CutPiece = {
  face: HTMLCanvasElement;
  shade: HTMLCanvasElement;
  /** From the middle of the piece to the canvas's upper left corner, and its size, in pixels of the glass. */
  box: { x: number; y: number; width: number; height: number };
};

const canvasOf = (width: number, height: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  // Kept in memory as plain pixels: hundreds of textures of their own would cost more than they bring.
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('this browser cannot draw');
  return { canvas, pen };
};

/** Draws every piece once; from then on it is only moved. */
export function cutPieces(
  picture: HTMLImageElement,
  { pieces, columns, rows }: Jigsaw,
  { board, sharpness }: { board: Size; sharpness: number },
): CutPiece[] {
  const cell = { width: board.width / columns, height: board.height / rows };
  const side = Math.min(cell.width, cell.height);
  const margin = side * tabReach + side * 0.08;
  const whole = canvasOf(board.width * sharpness, board.height * sharpness);
  whole.pen.imageSmoothingQuality = 'high';
  whole.pen.drawImage(picture, 0, 0, whole.canvas.width, whole.canvas.height);

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
