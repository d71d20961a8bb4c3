import type { Jigsaw } from '@psifida/contract/content/jigsaw';
import { seeded } from '@psifida/contract/content/seeded';
import type { Size } from '@psifida/contract/registry/check';
import type { Point } from '../table/pose.ts';
import {
  type Box,
  cellOf,
  type Game,
  homeOf,
  type Lying,
  type Reach,
  reachesOf,
  sideOf,
  turnedReach,
} from './game.ts';

type Dealing = { cut: Jigsaw; board: Box; field: Box; rotation: boolean; seed: string };

/** From middle to middle in sides of a piece, if there is room. */
const apart = 1.4;
/** Between a piece and the board, as a share of its side. */
const gap = 0.05;

const turnedSize = ({ width, height }: Size, turn: number): Size =>
  turn % 2 === 0 ? { width, height } : { width: height, height: width };

/** Pieces lie in no order around the board, as far apart as there is room. */
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

/** Spots tried for each piece in a round, and rounds. */
const spots = 20;
const rounds = 10;

type Spread = {
  /** Where the middle of each may lie. */
  grounds: readonly (readonly Ground[])[];
  rooms: readonly Size[];
  random: () => number;
};

function spread({ grounds, rooms, random }: Spread): (Point | null)[] {
  const points: (Point | null)[] = grounds.map(() => null);
  const crowd = (index: number, x: number, y: number, enough: number): number => {
    const room = rooms[index];
    let sum = 0;
    for (let other = 0; room && other < points.length && sum < enough; other += 1) {
      const [point, size] = [points[other], rooms[other]];
      if (!point || !size || other === index) continue;
      const far = Math.abs(point.x - x) / (room.width + size.width);
      if (far >= 0.5) continue;
      const deep = Math.abs(point.y - y) / (room.height + size.height);
      if (deep < 0.5) sum += (0.5 - far) * (0.5 - deep);
    }
    return sum;
  };
  for (let round = 0; round < rounds; round += 1)
    grounds.forEach((ground, index) => {
      const before = points[index];
      let [best, least] = [before, before ? crowd(index, before.x, before.y, 9) : Number.POSITIVE_INFINITY];
      for (let spot = 0; spot < spots && least > 0; spot += 1) {
        // First anywhere, later also nearby, where a small step may be enough.
        const near = before && spot % 2 === 1 ? beside(before, rooms[index], random) : null;
        const at = near && isOn(ground, near) ? near : spotOn(ground, random);
        if (!at) continue;
        const found = crowd(index, at.x, at.y, least);
        if (found < least) [best, least] = [at, found];
      }
      points[index] = best ?? null;
    });
  return points;
}

const beside = ({ x, y }: Point, room: Size | undefined, random: () => number): Point => ({
  x: x + (random() - 0.5) * (room?.width ?? 0),
  y: y + (random() - 0.5) * (room?.height ?? 0),
});

type Span = { from: number; to: number };
type Ground = { x: Span; y: Span };

/** Where the middle of a piece may lie, all of it on the field and nothing of it on the board. */
function freeGround(reach: Reach, { field, board, gap }: { field: Box; board: Box; gap: number }): Ground[] {
  const x = { from: field.x + reach.left, to: field.x + field.width - reach.right };
  const y = { from: field.y + reach.top, to: field.y + field.height - reach.bottom };
  const around: Ground[] = [
    { x: { ...x, to: board.x - gap - reach.right }, y },
    { x: { ...x, from: board.x + board.width + gap + reach.left }, y },
    { x, y: { ...y, to: board.y - gap - reach.bottom } },
    { x, y: { ...y, from: board.y + board.height + gap + reach.top } },
  ];
  return around.filter((ground) => ground.x.to >= ground.x.from && ground.y.to >= ground.y.from);
}

const areaOf = ({ x, y }: Ground): number => (x.to - x.from + 1) * (y.to - y.from + 1);

/** Larger parts more often. */
function spotOn(grounds: readonly Ground[], random: () => number): Point | null {
  let left = random() * grounds.reduce((sum, one) => sum + areaOf(one), 0);
  const ground = grounds.find((one) => {
    left -= areaOf(one);
    return left <= 0;
  });
  if (!ground) return null;
  const within = ({ from, to }: Span) => from + random() * (to - from);
  return { x: within(ground.x), y: within(ground.y) };
}

const isOn = (grounds: readonly Ground[], { x, y }: Point): boolean =>
  grounds.some((one) => x >= one.x.from && x <= one.x.to && y >= one.y.from && y <= one.y.to);
