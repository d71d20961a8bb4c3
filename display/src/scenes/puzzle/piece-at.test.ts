import { cutPuzzle, pieceOutline } from '@psifida/contract/content/jigsaw';
import { expect, test } from 'vitest';
import { deal } from './deal.ts';
import { homeOf, moved, settled, turned } from './game.ts';
import { pieceAt } from './piece-at.ts';

const board = { x: 730, y: 410, width: 2_380, height: 1_339 };
const field = { x: 10, y: 90, width: 3_820, height: 1_980 };
const cut = cutPuzzle('cut', 24, board);
const outlines = cut.pieces.map((piece) => pieceOutline(piece, board));
const order = outlines.map((_, index) => index);
const game = deal({ cut, board, field, rotation: true, seed: 'deal' });

test('a finger on the middle of a piece has that piece, turned or not', () => {
  const clear = order.reduce((all, index) => moved(all, index, { x: 200, y: 300 }), game);
  for (const index of order) {
    let alone = moved(clear, index, { x: 3_000, y: 1_500 });
    for (let quarter = 0; quarter < 4; quarter += 1) {
      expect(pieceAt(alone, { x: 3_000, y: 1_500 }, { outlines, order })).toBe(index);
      expect(pieceAt(alone, { x: 2_000, y: 1_000 }, { outlines, order })).toBeNull();
      alone = turned(alone, index);
    }
  }
});

test('of two that lie on one another the upper one is taken', () => {
  const spot = { x: 1_900, y: 1_000 };
  const both = moved(moved(game, 3, spot), 9, spot);
  expect(pieceAt(both, spot, { outlines, order })).toBe(9);
  const lifted = [...order.filter((one) => one !== 3), 3];
  expect(pieceAt(both, spot, { outlines, order: lifted })).toBe(3);
});

test('a piece at home cannot be taken any more', () => {
  let one = game;
  while ((one.pieces[5]?.turn ?? 0) % 4 !== 0) one = turned(one, 5);
  const home = homeOf(one, 5);
  const placed = settled(moved(one, 5, home), 5, 40);
  expect(pieceAt(placed, home, { outlines, order })).toBeNull();
});
