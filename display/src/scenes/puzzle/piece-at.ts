import type { Point } from '../table/pose.ts';
import { cellOf, type Game, homeOf, sideOf } from './game.ts';

/** In the image's own pixels, as they are at home. */
function onPiece(game: Game, index: number, point: Point): Point {
  const piece = game.pieces[index];
  const home = homeOf(game, index);
  if (!piece) return home;
  let [x, y] = [point.x - piece.x, point.y - piece.y];
  for (let quarter = 0; quarter < piece.turn % 4; quarter += 1) [x, y] = [y, -x];
  return { x: home.x + x, y: home.y + y };
}

const isInside = ({ x, y }: Point, outline: readonly Point[]): boolean =>
  outline.reduce((inside, a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !inside : inside;
  }, false);

/** A finger beyond the outline still means the piece, by this share of its side. */
const forgiving = 0.16;

/** The uppermost loose piece under a finger, or right beside it. `order` is from below to above. */
export function pieceAt(
  game: Game,
  point: Point,
  { outlines, order }: { outlines: readonly (readonly Point[])[]; order: readonly number[] },
): number | null {
  const loose = [...order].reverse().filter((index) => !game.pieces[index]?.placed);
  const { board } = game;
  const under = loose.find((index) => {
    const { x, y } = onPiece(game, index, point);
    return isInside({ x: x - board.x, y: y - board.y }, outlines[index] ?? []);
  });
  if (under !== undefined) return under;
  const cell = cellOf(game);
  const beyond = sideOf(game) * forgiving;
  const beside = loose.find((index) => {
    const at = onPiece(game, index, point);
    const home = homeOf(game, index);
    return (
      Math.abs(at.x - home.x) < cell.width / 2 + beyond && Math.abs(at.y - home.y) < cell.height / 2 + beyond
    );
  });
  return beside ?? null;
}
