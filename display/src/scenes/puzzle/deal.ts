import type { Jigsaw } from '@psifida/contract/content/jigsaw';
import { seeded } from '@psifida/contract/content/seeded';
import type { Size } from '@psifida/contract/registry/check';
import { freeGround } from './free-ground.ts';
import { type Box, cellOf, type Game, homeOf, type Lying, sideOf } from './game.ts';
import { reachesOf, turnedReach } from './piece-reach.ts';
import { spread } from './spread.ts';

type Dealing = { cut: Jigsaw; board: Box; field: Box; rotation: boolean; seed: string };

/** Pieces keep this distance if there is room, from middle to middle in sides of a piece. */
const apart = 1.4;
/** Between a piece and the board, as a share of its side. */
const gap = 0.05;

const turnedSize = ({ width, height }: Size, turn: number): Size =>
  turn % 2 === 0 ? { width, height } : { width: height, height: width };

/** A new game: the pieces lie in no order on the free ground around the board, as far apart as there is room. */
export function deal({ cut, board, field, rotation, seed }: Dealing): Game {
  const random = seeded(`${seed}/deal`);
  const { columns, rows } = cut;
  const empty: Game = { columns, rows, board, field, reaches: reachesOf(cut, board), pieces: [] };
  const cell = cellOf(empty);
  const turns = cut.pieces.map(() => (rotation ? Math.floor(random() * 4) : 0));
  const around = { field, board, gap: sideOf(empty) * gap };
  const points = spread({
    grounds: empty.reaches.map((reach, index) => freeGround(turnedReach(reach, turns[index] ?? 0), around)),
    rooms: turns.map((turn) => turnedSize({ width: cell.width * apart, height: cell.height * apart }, turn)),
    random,
  });
  const pieces = turns.map((turn, index): Lying => {
    const { x, y } = points[index] ?? homeOf(empty, index);
    return { x, y, turn, group: index, placed: false };
  });
  return { ...empty, pieces };
}

/** The largest share of a piece that another one or the board hides. */
export function crowding(game: Game): number {
  const { board, pieces } = game;
  const cell = cellOf(game);
  const cells = pieces.map(({ x, y, turn }) => {
    const { width, height } = turnedSize(cell, turn);
    return { x: x - width / 2, y: y - height / 2, width, height };
  });
  const hidden = cells.flatMap((one, index) => [
    shared(one, board),
    ...cells.slice(index + 1).map((other) => shared(one, other)),
  ]);
  return Math.max(0, ...hidden) / (cell.width * cell.height);
}

function shared(one: Box, other: Box): number {
  const along = (a: number, long: number, b: number, length: number) =>
    Math.max(0, Math.min(a + long, b + length) - Math.max(a, b));
  return along(one.x, one.width, other.x, other.width) * along(one.y, one.height, other.y, other.height);
}
