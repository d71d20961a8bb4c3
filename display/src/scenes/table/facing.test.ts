import { seatsOf, type TableView, tableSides, turnToward } from '@psifida/contract/content/table-view';
import { expect, test } from 'vitest';
import { nearestSeat, readerOf, sideFaced, sidePulledTo } from './facing.ts';

const table = { width: 3_840, height: 2_160 };
const sides: TableView['sides'] = {
  bottom: { people: 2, language: 'el' },
  right: { people: 1, language: 'en' },
  top: { people: 1, language: 'el' },
  left: { people: 0, language: 'en' },
};
const seats = seatsOf({ sides });

test('an image belongs to the side whose edge it is near, if someone stands there', () => {
  expect(sidePulledTo({ at: { x: 1_900, y: 2_000 } }, seats, table)).toBe('bottom');
  expect(sidePulledTo({ at: { x: 1_900, y: 200 } }, seats, table)).toBe('top');
  expect(sidePulledTo({ at: { x: 3_700, y: 1_000 } }, seats, table)).toBe('right');
  expect(sidePulledTo({ at: { x: 100, y: 1_000 } }, seats, table)).toBeNull();
  expect(sidePulledTo({ at: { x: 1_900, y: 1_000 } }, seats, table)).toBeNull();
});

test('in a corner the nearer edge wins', () => {
  expect(sidePulledTo({ at: { x: 3_800, y: 2_000 } }, seats, table)).toBe('right');
  expect(sidePulledTo({ at: { x: 3_600, y: 2_140 } }, seats, table)).toBe('bottom');
});

test('clearly pulled to a side it belongs to it from afar; a short or slanting pull is not clear', () => {
  const at = { x: 3_000, y: 1_000 };
  expect(sidePulledTo({ at, way: { x: 900, y: 100 } }, seats, table)).toBe('right');
  expect(sidePulledTo({ at, way: { x: 120, y: 0 } }, seats, table)).toBeNull();
  expect(sidePulledTo({ at, way: { x: 500, y: -500 } }, seats, table)).toBeNull();
  expect(sidePulledTo({ at, way: { x: -900, y: 0 } }, seats, table)).toBeNull();
});

test('between two sides it keeps the one that it has until the other is clearly nearer', () => {
  const corner = { x: 3_500, y: 1_850 };
  expect(sidePulledTo({ at: corner }, seats, table)).toBe('bottom');
  expect(sidePulledTo({ at: corner, kept: 'right' }, seats, table)).toBe('right');
  expect(sidePulledTo({ at: { x: 3_500, y: 2_060 }, kept: 'right' }, seats, table)).toBe('bottom');
  // Pulled back into the middle it stays turned as it is.
  expect(sidePulledTo({ at: { x: 2_500, y: 1_000 }, kept: 'right' }, seats, table)).toBe('right');
});

test('an image is read from the side that its lower edge points to', () => {
  for (const side of tableSides)
    for (const lean of [-44, 0, 44, 360, -720]) expect(sideFaced(turnToward[side] + lean)).toBe(side);
});

test('of two people at a side the nearer one reads it; where nobody stands, nobody does', () => {
  expect(readerOf({ x: 500, y: 1_500, turn: 3 }, seats, table)).toMatchObject({
    side: 'bottom',
    along: 0.25,
  });
  expect(readerOf({ x: 3_500, y: 1_500, turn: -3 }, seats, table)).toMatchObject({ along: 0.75 });
  expect(readerOf({ x: 500, y: 1_500, turn: 180 }, seats, table)).toMatchObject({ side: 'top' });
  expect(readerOf({ x: 500, y: 1_500, turn: 90 }, seats, table)).toBeNull();
});

test('a tap belongs to whoever is nearest', () => {
  expect(nearestSeat({ x: 3_700, y: 1_000 }, seats, table)).toMatchObject({ side: 'right' });
  expect(nearestSeat({ x: 900, y: 1_700 }, seats, table)).toMatchObject({ side: 'bottom', along: 0.25 });
});
