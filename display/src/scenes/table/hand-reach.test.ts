import { seatsOf, type TableSide, type TableView, tableSides } from '@psifida/contract/content/table-view';
import { expect, test } from 'vitest';
import { edgeOfHand, seatOfHand } from './hand-reach.ts';

/** A table of these millimetres, two pixels each; answers for a touch so far from its upper edge. */
const touchedOn = (widthMm: number, heightMm: number) => (mm: number) =>
  edgeOfHand({ x: widthMm, y: mm * 2 }, 'bottom', {
    ...{ width: widthMm * 2, height: heightMm * 2, pxPerMm: 2 },
  });

test('R-SCENE-08 on a deep table a touch comes from the edge within reach', () => {
  const touched = touchedOn(1_860, 1_046);
  expect(touched(200)).toBe('top');
  expect(touched(400)).toBe('top');
  expect(touched(900)).toBe('bottom');
  // Both lean over it.
  expect(touched(500)).toBeNull();
});

test('R-SCENE-08 where both edges are within reach of whoever stands upright, it may be either', () => {
  const touched = touchedOn(1_210, 681);
  expect([100, 250, 300, 340, 380, 430, 600].map(touched)).toEqual([
    ...['top', 'top', null, null, null, 'bottom', 'bottom'],
  ]);
  const small = touchedOn(708, 398);
  expect([20, 200, 380].map(small)).toEqual([null, null, null]);
});

const around = (people: Record<TableSide, 0 | 1 | 2>) =>
  seatsOf({
    sides: Object.fromEntries(
      tableSides.map((side) => [side, { people: people[side], language: 'el' as const }]),
    ) as TableView['sides'],
  });
const longSides = around({ bottom: 2, right: 0, top: 2, left: 0 });

test('R-SCENE-08 on a table, what two sides reach belongs to the side known, else to the lower edge', () => {
  const glass = { width: 1_416, height: 796, pxPerMm: 2 };
  const tap = (known: (TableSide | null)[], y = 250) =>
    seatOfHand({ at: { x: 400, y }, known }, longSides, glass);
  expect(tap([null, null])).toMatchObject({ seat: { side: 'bottom', along: 0.25 }, inDoubt: true });
  expect(tap([null, 'top'])).toMatchObject({ seat: { side: 'top' }, inDoubt: true });
  // An image that somebody has turned to themselves is theirs, whoever pressed a button last.
  expect(tap(['top', 'bottom'])).toMatchObject({ seat: { side: 'top' } });
  expect(tap(['left', 'top'])).toMatchObject({ seat: { side: 'top' } });
});

test('R-SCENE-08 at the short side of a table nobody opposite has meant it', () => {
  const glass = { width: 2_420, height: 1_362, pxPerMm: 2 };
  const at = { x: 200, y: 681 };
  const all = around({ bottom: 1, right: 1, top: 1, left: 1 });
  expect(seatOfHand({ at, known: ['right'] }, all, glass)).toMatchObject({
    seat: { side: 'left' },
    inDoubt: false,
  });
  const alone = around({ bottom: 0, right: 0, top: 1, left: 0 });
  expect(seatOfHand({ at, known: ['bottom'] }, alone, glass)).toMatchObject({
    seat: { side: 'top' },
    inDoubt: false,
  });
});
