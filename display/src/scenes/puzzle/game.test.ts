import { cutPuzzle } from '@psifida/contract/content/jigsaw';
import { type PieceCount, pieceCounts } from '@psifida/contract/content/puzzle-view';
import { seeded } from '@psifida/contract/content/seeded';
import { describe, expect, test } from 'vitest';
import { deal } from './deal.ts';
import {
  type Game,
  homeOf,
  isSolved,
  joinedTo,
  moved,
  placedCount,
  settled,
  sideOf,
  turned,
} from './game.ts';

const field = { x: 10, y: 90, width: 3_820, height: 1_980 };
const board = { x: 730, y: 410, width: 2_380, height: 1_339 };
const aGame = (count: PieceCount, rotation = false, seed = 'seed'): Game =>
  deal({ cut: cutPuzzle('cut', count, board), board, field, rotation, seed });
const reachOf = (game: Game) => sideOf(game) * 0.3;

const onField = (game: Game) =>
  game.pieces.every(
    ({ x, y, placed }) =>
      placed || (x > field.x && x < field.x + field.width && y > field.y && y < field.y + field.height),
  );
const piece = (game: Game, index: number) => {
  const found = game.pieces[index];
  if (!found) throw new Error('no such piece');
  return found;
};

describe.each(pieceCounts)('%i pieces', (count) => {
  test.each([false, true])('lie on the field, off their places (rotation: %s)', (rotation) => {
    for (const seed of ['a', 'b', 'γ']) {
      const game = aGame(count, rotation, seed);
      expect(game.pieces).toHaveLength(count);
      expect(onField(game)).toBe(true);
      expect(placedCount(game)).toBe(0);
      expect(new Set(game.pieces.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      if (!rotation) expect(game.pieces.every(({ turn }) => turn === 0)).toBe(true);
    }
  });

  test('R-CONT-02 whatever was done before, it can be solved, and nothing is lost on the way', () => {
    for (const seed of ['one', 'two']) {
      const random = seeded(`${seed}${count}`);
      let game = aGame(count, true, seed);
      for (let move = 0; move < 150; move += 1) {
        const index = Math.floor(random() * count);
        const wild = { x: random() * 8_000 - 2_000, y: random() * 5_000 - 1_500 };
        const near = homeOf(game, Math.floor(random() * count));
        if (random() < 0.3) game = turned(game, index);
        else game = moved(game, index, random() < 0.5 ? wild : near);
        game = settled(game, index, reachOf(game));
        const seen = game.pieces.every(({ x, y }) => x > -100 && x < 3_940 && y > -100 && y < 2_260);
        expect(seen).toBe(true);
      }
      for (let index = 0; index < count; index += 1) {
        while (piece(game, index).turn % 4 !== 0) game = turned(game, index);
        game = settled(moved(game, index, homeOf(game, index)), index, reachOf(game));
      }
      expect(isSolved(game)).toBe(true);
    }
  });
});

test('it is solved exactly when all pieces are at home and upright', () => {
  let game = aGame(12, true);
  for (let index = 0; index < 12; index += 1) {
    expect(isSolved(game)).toBe(false);
    game = moved(game, index, homeOf(game, index));
    for (;;) {
      const upright = piece(game, index).turn % 4 === 0;
      game = settled(game, index, 5);
      expect(piece(game, index).placed).toBe(upright);
      if (upright) break;
      game = turned(game, index);
    }
  }
  expect(isSolved(game)).toBe(true);
  game.pieces.forEach(({ x, y, turn }, index) => {
    expect({ x, y }).toEqual(homeOf(game, index));
    expect(turn % 4).toBe(0);
  });
});

test('a piece snaps within reach of its place and no farther, and then stays there', () => {
  const game = aGame(24);
  const home = homeOf(game, 7);
  const beside = settled(moved(game, 7, { x: home.x + 60, y: home.y }), 7, 50);
  expect(piece(beside, 7)).toMatchObject({ placed: false, x: home.x + 60 });
  const there = settled(moved(game, 7, { x: home.x + 30, y: home.y - 30 }), 7, 50);
  expect(piece(there, 7)).toMatchObject({ placed: true, ...home });
  expect(moved(there, 7, { x: 100, y: 100 })).toBe(there);
  expect(turned(there, 7)).toBe(there);
});

test('a wrong piece does not snap to a place that is not its own', () => {
  const game = aGame(24);
  const wrong = settled(moved(game, 3, homeOf(game, 8)), 3, 50);
  expect(piece(wrong, 3).placed).toBe(false);
});

test('neighbours join wherever they meet, and then move and turn together', () => {
  let game = aGame(24, true);
  for (const index of [0, 1]) while (piece(game, index).turn % 4 !== 1) game = turned(game, index);
  game = moved(game, 0, { x: 2_000, y: 1_000 });
  const width = board.width / game.columns;
  game = settled(moved(game, 1, { x: 2_010, y: 1_000 + width + 12 }), 1, 40);
  expect(joinedTo(game, 0)).toEqual([0, 1]);
  expect(piece(game, 1)).toMatchObject({ x: 2_000, y: expect.closeTo(1_000 + width) });
  game = moved(game, 0, { x: 1_500, y: 900 });
  expect(piece(game, 1)).toMatchObject({ x: 1_500, y: expect.closeTo(900 + width) });
  game = turned(game, 0);
  expect(piece(game, 1)).toMatchObject({ x: expect.closeTo(1_500 - width), y: expect.closeTo(900) });
  while (piece(game, 0).turn % 4 !== 0) game = turned(game, 0);
  game = settled(moved(game, 1, homeOf(game, 1)), 1, 40);
  expect(placedCount(game)).toBe(2);
});

test('neighbours that are turned differently do not join', () => {
  let game = moved(aGame(24), 0, { x: 2_000, y: 1_000 });
  game = turned(moved(game, 1, { x: 2_000 + board.width / game.columns, y: 1_000 }), 1);
  expect(settled(game, 1, 40)).toBe(game);
});

test('no piece leaves the glass, however far it is pulled', () => {
  let game = aGame(48, true);
  for (let index = 0; index < 48; index += 1) game = moved(game, index, { x: 99_999, y: -99_999 });
  expect(onField(game)).toBe(true);
});
