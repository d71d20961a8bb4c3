import { seeded, shuffled } from '@psifida/contract/content/seeded';
import type { Size } from '@psifida/contract/registry/check';
import type { Point } from '../table/pose.ts';
import { type Box, cellOf, type Game, homeOf } from './game.ts';

type Dealing = {
  columns: number;
  rows: number;
  board: Box;
  field: Box;
  rotation: boolean;
  seed: string;
};

/** How much of a piece may lie on the board when the game begins: better a little of it than one upon another. */
const onBoardAtMost = [0.2, 0.35, 0.5];
/** From middle to middle, in sides of a piece; from loose to dense. */
const spacings = Array.from({ length: 24 }, (_, step) => 1.25 * 0.93 ** step);

const overlap = (at: Point, { width, height }: Size, box: Box): number => {
  const along = (middle: number, length: number, from: number, extent: number) =>
    Math.max(0, Math.min(middle + length / 2, from + extent) - Math.max(middle - length / 2, from));
  const area = along(at.x, width, box.x, box.width) * along(at.y, height, box.y, box.height);
  return area / (width * height);
};

/** Evenly spaced places for the middles of pieces, all of them whole on the field. */
function places(field: Box, cell: Size, spacing: number): Point[] {
  const steps = (length: number, piece: number) =>
    Math.max(1, Math.floor((length - piece) / (piece * spacing)) + 1);
  const [across, down] = [steps(field.width, cell.width), steps(field.height, cell.height)];
  const at = (index: number, count: number, from: number, length: number, piece: number) =>
    from + piece / 2 + (count === 1 ? (length - piece) / 2 : (index * (length - piece)) / (count - 1));
  return Array.from({ length: across * down }, (_, index) => ({
    x: at(index % across, across, field.x, field.width, cell.width),
    y: at(Math.floor(index / across), down, field.y, field.height, cell.height),
  }));
}

/** A new game: the pieces lie around the board in no order, as far apart as there is room. */
export function deal({ columns, rows, board, field, rotation, seed }: Dealing): Game {
  const random = seeded(`${seed}/deal`);
  const count = columns * rows;
  const empty: Game = { columns, rows, board, field, pieces: [] };
  const cell = cellOf(empty);
  // A turned piece needs its longer side both ways.
  const longer = Math.max(cell.width, cell.height);
  const room = rotation ? { width: longer, height: longer } : cell;
  const free = (spacing: number, onBoard: number) =>
    places(field, room, spacing).filter((place) => overlap(place, cell, board) <= onBoard);
  const tried = spacings.flatMap((spacing) => onBoardAtMost.map((share) => free(spacing, share)));
  const all = tried.find((some) => some.length >= count) ?? places(field, room, 0.2);
  // As many on one side of the board as on the other.
  const middle = board.x + board.width / 2;
  const dealt = shuffled(all, random);
  const [left, right] = [dealt.filter(({ x }) => x < middle), dealt.filter(({ x }) => x >= middle)];
  const chosen = dealt.flatMap((_, index) => [
    ...left.slice(index, index + 1),
    ...right.slice(index, index + 1),
  ]);
  const pieces = Array.from({ length: count }, (_, index) => {
    const { x, y } = chosen[index % chosen.length] ?? homeOf(empty, index);
    const turn = rotation ? Math.floor(random() * 4) : 0;
    return { x, y, turn, group: index, placed: false };
  });
  return { ...empty, pieces };
}
