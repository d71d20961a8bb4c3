import { type Jigsaw, pieceOutline } from '@psifida/contract/content/jigsaw';
import type { Size } from '@psifida/contract/registry/check';
import { distance } from '../common/media/zoom.ts';
import { type Point, within } from '../table/pose.ts';

export type Box = Point & Size;

/** The middle of a piece, its quarter turns, and which others it is joined to. */
export type Lying = Point & { turn: number; group: number; placed: boolean };

/** In pixels of the glass. */
export type Game = {
  columns: number;
  rows: number;
  board: Box;
  /** Where pieces may lie. */
  field: Box;
  /** From the middle of each piece while it is upright. */
  reaches: readonly Reach[];
  pieces: readonly Lying[];
};

export const cellOf = ({ board, columns, rows }: Game): Size => ({
  width: board.width / columns,
  height: board.height / rows,
});

export const sideOf = (game: Game): number => Math.min(cellOf(game).width, cellOf(game).height);

export function homeOf(game: Game, index: number): Point {
  const { width, height } = cellOf(game);
  const { board, columns } = game;
  return {
    x: board.x + ((index % columns) + 0.5) * width,
    y: board.y + (Math.floor(index / columns) + 0.5) * height,
  };
}

const isUpright = ({ turn }: Pick<Lying, 'turn'>): boolean => turn % 4 === 0;

export const isSolved = ({ pieces }: Game): boolean => pieces.every(({ placed }) => placed);

export const placedCount = ({ pieces }: Game): number => pieces.filter(({ placed }) => placed).length;

export const joinedTo = ({ pieces }: Game, index: number): number[] =>
  pieces.flatMap(({ group }, other) => (group === pieces[index]?.group ? [other] : []));

const changed = (game: Game, members: readonly number[], change: (piece: Lying) => Lying): Game => {
  const all = new Set(members);
  return { ...game, pieces: game.pieces.map((piece, index) => (all.has(index) ? change(piece) : piece)) };
};

/** How far to move pieces back onto the field; too large for it, they lie across its middle. */
function wayBack(game: Game, members: readonly number[]): Point {
  const boxes = members.flatMap((index) => {
    const [piece, upright] = [game.pieces[index], game.reaches[index]];
    if (!piece || !upright) return [];
    const { left, top, right, bottom } = turnedReach(upright, piece.turn);
    return [{ left: piece.x - left, right: piece.x + right, top: piece.y - top, bottom: piece.y + bottom }];
  });
  const along = (low: number, high: number, from: number, length: number) =>
    high - low >= length
      ? from + length / 2 - (low + high) / 2
      : within(0, { least: from - low, most: from + length - high });
  const { field } = game;
  const least = (side: 'left' | 'top') => Math.min(...boxes.map((box) => box[side]));
  const most = (side: 'right' | 'bottom') => Math.max(...boxes.map((box) => box[side]));
  return {
    x: along(least('left'), most('right'), field.x, field.width),
    y: along(least('top'), most('bottom'), field.y, field.height),
  };
}

const shifted = (game: Game, members: readonly number[], by: Point): Game =>
  changed(game, members, (piece) => ({ ...piece, x: piece.x + by.x, y: piece.y + by.y }));

/** As near to a point as the field allows, with all that is joined to it. */
export function moved(game: Game, index: number, to: Point): Game {
  const piece = game.pieces[index];
  if (!piece || piece.placed) return game;
  const members = joinedTo(game, index);
  const there = shifted(game, members, { x: to.x - piece.x, y: to.y - piece.y });
  return shifted(there, members, wayBack(there, members));
}

/** By a quarter clockwise around its middle, with all that is joined to it. */
export function turned(game: Game, index: number): Game {
  const middle = game.pieces[index];
  if (!middle || middle.placed) return game;
  const members = joinedTo(game, index);
  const there = changed(game, members, (piece) => ({
    ...piece,
    x: middle.x - (piece.y - middle.y),
    y: middle.y + (piece.x - middle.x),
    turn: piece.turn + 1,
  }));
  return shifted(there, members, wayBack(there, members));
}

/** Where this piece would lie if it were joined to that neighbour. */
function besides(game: Game, index: number, neighbour: number): Point | null {
  const other = game.pieces[neighbour];
  if (!other) return null;
  const [home, otherHome] = [homeOf(game, index), homeOf(game, neighbour)];
  let [x, y] = [home.x - otherHome.x, home.y - otherHome.y];
  for (let quarter = 0; quarter < other.turn % 4; quarter += 1) [x, y] = [-y, x];
  return { x: other.x + x, y: other.y + y };
}

function neighboursOf({ columns, rows }: Game, index: number): number[] {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return [
    ...(column > 0 ? [index - 1] : []),
    ...(column < columns - 1 ? [index + 1] : []),
    ...(row > 0 ? [index - columns] : []),
    ...(row < rows - 1 ? [index + columns] : []),
  ];
}

/** To the first neighbour that lies where it should; null where none does. */
function joined(game: Game, index: number, reach: number): Game | null {
  const members = joinedTo(game, index);
  for (const member of members)
    for (const neighbour of neighboursOf(game, member)) {
      const [piece, other] = [game.pieces[member], game.pieces[neighbour]];
      if (!piece || !other || other.placed || other.group === piece.group) continue;
      const there = (piece.turn - other.turn) % 4 === 0 ? besides(game, member, neighbour) : null;
      if (!there || distance(piece, there) > reach) continue;
      const close = shifted(game, members, { x: there.x - piece.x, y: there.y - piece.y });
      return changed(close, members, (one) => ({ ...one, group: other.group }));
    }
  return null;
}

/** What lies within reach of its place is put there; beside the right neighbours it is joined to them. */
export function settled(game: Game, index: number, reach: number): Game {
  const piece = game.pieces[index];
  if (!piece || piece.placed) return game;
  const home = homeOf(game, index);
  if (isUpright(piece) && distance(piece, home) <= reach)
    return {
      ...game,
      pieces: game.pieces.map((one, other) =>
        one.group === piece.group ? { ...one, ...homeOf(game, other), placed: true } : one,
      ),
    };
  const closer = joined(game, index, reach);
  if (!closer) return game;
  const members = joinedTo(closer, index);
  // Joined at the rim, the whole may reach beyond it.
  return settled(shifted(closer, members, wayBack(closer, members)), index, reach);
}

/** From the middle of its cell, knobs included. */
export type Reach = { left: number; top: number; right: number; bottom: number };

export const reachesOf = ({ columns, rows, pieces }: Jigsaw, board: Size): Reach[] =>
  pieces.map((piece) => {
    const [x, y] = [
      ((piece.column + 0.5) * board.width) / columns,
      ((piece.row + 0.5) * board.height) / rows,
    ];
    const outline = pieceOutline(piece, board);
    const [across, down] = [outline.map((point) => point.x - x), outline.map((point) => point.y - y)];
    return {
      left: -Math.min(...across),
      top: -Math.min(...down),
      right: Math.max(...across),
      bottom: Math.max(...down),
    };
  });

/** Clockwise. */
export function turnedReach(reach: Reach, quarters: number): Reach {
  let { left, top, right, bottom } = reach;
  for (let quarter = 0; quarter < quarters % 4; quarter += 1)
    [left, top, right, bottom] = [bottom, left, top, right];
  return { left, top, right, bottom };
}
